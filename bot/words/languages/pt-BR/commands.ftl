### Os comandos: o que o seletor do Discord diz deles, suas opções e escolhas.

command-name-domino = dominó
command-name-new = nova
command-name-join = entrar
command-name-leave = sair
command-name-stop = encerrar
command-name-table = mesa
command-name-setup = configurar
command-name-pass = passar
command-name-bid = lance
command-name-lead = puxar
command-name-play = jogar
command-name-move = jogada
command-name-hand = mão
command-name-help = ajuda
command-name-daily = diário
command-name-duel = duelo
command-name-puzzle = enigma
command-name-tournament = torneio
command-name-open = abrir
command-name-start = começar
command-name-standings = classificação
command-name-leaderboard = ranking
command-name-stats = estatísticas
command-name-history = histórico
command-name-settings = ajustes
command-name-privacy = privacidade

parameter-game = jogo
parameter-preset = modo
parameter-players = jogadores
parameter-target = meta
parameter-first = primeira
parameter-second = segunda
parameter-third = terceira
parameter-amount = valor
parameter-tile = peça
parameter-suit = naipe
parameter-move = jogada
parameter-deals = rodadas
parameter-level = nível
parameter-hours = horas
parameter-form = formato
parameter-rounds = etapas
parameter-clock = relógio
parameter-partner = dupla
parameter-period = período
parameter-player = jogador
parameter-versus = contra
parameter-record = registro
parameter-code = código

command-domino = Abra e comande uma mesa de dominó.
command-domino-new = Abra uma mesa neste canal.
    .game = O jogo. Deixe em branco para ver todos.
    .preset = Regras já prontas
    .players = Quantos jogadores
    .target = Os pontos, ou as rodadas, que encerram a partida
command-domino-play = Jogar agora: entre numa mesa que procura gente ou abra uma.
command-domino-join = Ocupe um lugar na mesa deste canal ou volte ao seu.
    .code = O código do convite para um duelo.
command-domino-leave = Saia da mesa, do duelo ou da rodada do dia. Um computador fica no seu lugar.
command-domino-stop = Encerre a mesa deste canal (host e moderação).
command-domino-table = Mostre a mesa de novo, no fim do canal.
command-domino-setup = Ajustes do servidor, para admins: quem abre mesas, onde, regras, silêncio.

command-pass = Passe peças para outra pessoa.
    .first = Uma peça, como 6-4
    .second = Outra peça
    .third = E a terceira
command-bid = Dê um lance ou passe no leilão.
    .amount = Um número, “passo” ou o nome de um contrato
command-lead = Puxe uma peça para uma vaza.
    .tile = Uma peça, como 6-4
    .suit = O naipe dela, quando há dois possíveis
command-play = Jogue uma peça na vaza ou na linha.
    .tile = Uma peça, como 6-4. Se couber em duas pontas, diga qual: 6-4 esquerda
command-move = Qualquer outra jogada: trunfo, morto, virar, levar o resto, desfazer e mais.
    .move = Tudo o que você pode fazer agora. Escolha ou digite para filtrar.

command-hand = Sua mão, só para você, com dica, placar e última vaza.
command-help = Jogue já ou aprenda um jogo. Na mesa: o que você pode fazer agora.
    .game = O jogo que você quer conhecer
    .preset = Um modo dele, com regras já prontas
    .players = Quantos jogadores

command-daily = A rodada de hoje, igual para todo mundo. Uma chance só.
command-duel = Você e a galera jogam as mesmas rodadas, cada um contra computadores.
    .game = O jogo
    .preset = Regras já prontas
    .deals = Quantas rodadas (padrão: 4)
    .level = Como os computadores jogam (padrão: difícil)
    .hours = Quantas horas cada um tem (padrão: 24)
command-puzzle = Um momento de uma partida: o que você jogaria?
    .game = O jogo do enigma
command-tournament = Etapas em que todas as mesas jogam as mesmas rodadas.
command-tournament-open = Abra um torneio neste canal.
    .game = O jogo
    .preset = Regras já prontas
    .form = Individual (padrão) ou em duplas
    .rounds = Quantas etapas (padrão: 3)
    .deals = Quantas rodadas por etapa (padrão: 3)
    .clock = Tempo por jogada (padrão: o deste servidor)
    .level = Nível dos computadores nos lugares vazios (padrão: normal)
command-tournament-join = Participe do torneio deste canal.
    .partner = Sua dupla, se for em duplas. Essa pessoa entra também.
command-tournament-leave = Saia do torneio deste canal. Se já começou, um computador joga por você.
command-tournament-start = Comece o torneio deste canal (host e moderação).
command-tournament-stop = Encerre o torneio deste canal (host e moderação).
command-tournament-standings = A classificação do torneio deste canal.

command-leaderboard = Quem joga melhor no servidor.
    .game = Um jogo, por rating (padrão: todos os jogos)
    .period = Desde quando (padrão: desde o início)
command-stats = O cartão de uma pessoa ou duas frente a frente.
    .player = De quem é o cartão (padrão: o seu)
    .game = Um jogo (padrão: todos os jogos)
    .versus = As partidas contra esta pessoa
command-history = Partidas passadas, com replay. Ou veja o replay de um registro seu.
    .player = Só as partidas desta pessoa
    .game = Um jogo (padrão: todos os jogos)
    .record = O registro de uma partida, em arquivo

command-settings = Seus ajustes: imagens, avisos, modo automático.
command-privacy = Veja, baixe ou apague seus dados.

choice-level-easy = Fácil: ainda aprendendo
choice-level-normal = Normal: joga por diversão
choice-level-hard = Difícil: joga bem
choice-level-expert = Mestre: o nível mais alto
choice-period-week = Esta semana
choice-period-month = Esta temporada
choice-period-all = Desde o início
choice-form-individual = Individual: outra dupla a cada etapa
choice-form-pairs = Duplas: a mesma dupla até o fim
choice-clock-quick = Rápido (1 min por jogada)
choice-clock-evening = Tranquilo (5 min por jogada)
choice-clock-post = Por correspondência (1 dia por jogada)

typed-play = { $end ->
    [none] Jogar { $piece }
   *[other] Jogar { $piece } { $end }
}
typed-lead = { $suit ->
    [none] Puxar { $piece }
   *[other] Puxar { $piece } como { $suit }
}
typed-bid = Lance: { $bid }
typed-trump = { $suit ->
    [none] Sem trunfo
   *[other] Trunfo: { $suit }
}
typed-name-doubles = Buchas: { $doubles }
typed-place = Colocar: { $end }
typed-declare = Jogar { $special }
typed-undo = Desfazer minha última jogada
typed-withdraw = Manter minha última jogada
typed-agree = Deixar { $who } desfazer a jogada
typed-refuse = Não deixar { $who } desfazer a jogada
typed-review = Rever as vazas
kind-in-words = { $kind } ({ $facts }). { $about }

ask-which-game = **Qual jogo?** Toque em um para abrir uma mesa aqui.
games-title = Jogos
games-hint = toque em um abaixo
games-players = { $players } jogadores · { $minutes } min
games-players-span = { $fewest }–{ $most } jogadores · { $minutes } min
games-dominoes = Com ou sem monte
games-mexican-train = Trens de peças
games-black-tile = Fuja dos pontos
games-domino-whist = Dê lance e cumpra
games-domino-hearts = Fuja de copas e Q♠
games-seventy-nine = 3 contra 3, leilão
games-forty-two = 2 contra 2, leilão
games-moon = Cada um por si, leilão
games-blind-hughie = Peças fechadas
games-read-out = { $game }, { $players }.
games-locked = Aqui as regras estão travadas: valem as normais do servidor.
button-play-now = Jogar agora

ask-which-kind = **{ $game }**: com que regras? Toque em uma para abrir uma mesa.
button-back-to-games = Voltar
button-usual-here = Normais daqui
kinds-usual-rules = **Normais daqui**: { $rules }.
button-other-rules = Outras regras
kinds-mark-yours = sua última
kinds-mark-here = última aqui
kinds-mark-usual = normal daqui
kind-goal = { $unit ->
    [marks] até { $number } marcas
    [rounds] { $number ->
        [1] 1 rodada
       *[other] { $number } rodadas
    }
   *[points] até { $number }
}
kind-facts = { $team ->
    [1] { $players } jogadores, { $goal }
    [3] 3 contra 3, { $goal }
   *[other] duplas, { $goal }
}
kinds-alt = Variantes de { $game }.
kinds-read-out = { $kind }: { $facts }. { $about }
    .short = { $kind }: { $facts }.

done-table-opened = Sua mesa está aberta. Chame gente ou computadores e comece.
done-table-below = Sua mesa está aberta. Comece quando quiser.
done-table-again = Aqui está a mesa.
done-duel-opened = Seu duelo está aberto. Comece quando a galera entrar.
done-tournament-opened = Seu torneio está aberto. Entre, espere a galera e comece.
done-tournament-started = Começou! Cada mesa vai ganhar seu tópico.
ask-stop-table = Encerrar esta mesa para todo mundo?
button-stop-it = Encerrar
button-rules-and-clock = Regras e relógio

levels-of-all = -# Vale para todos os computadores daqui. Para misturar níveis, adicione um por um:
button-add-easy = + Fácil
button-add-normal = + Normal
button-add-hard = + Difícil
button-add-expert = + Mestre

menu-challenge = Desafiar para um duelo
menu-replay = Replay
ask-which-duel = **Qual jogo?** Toque em um para desafiar { $who } para um duelo.
done-challenged = Você desafiou { $who }. Comece o duelo quando a galera entrar.
done-invited-by-code = Não consigo mandar mensagem para { $who }. Passe este código.
duel-challenge = { $opponent }, { $who } desafia você para um duelo de **{ $game }**!
