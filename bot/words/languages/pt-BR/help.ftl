### Como jogar: o que as páginas de todos os jogos têm em comum.

help-title-aim = O objetivo
help-title-before = Antes de jogar
help-title-deal = A distribuição
help-title-auction = O leilão
help-title-trump = Trunfo
help-title-suits = Naipes
help-title-trick = Uma vaza
help-title-turn = Uma jogada
help-title-score = Os pontos
help-title-playing-well = Jogar bem
help-title-nel-o = Nel-O
help-title-rules = Regras
help-title-rules-in-force = Regras daqui

help-what-a-trick-is = Em uma vaza, um jogador puxa uma peça e os outros seguem. A melhor peça ganha a vaza, com tudo o que há nela.
help-sides = { $sides ->
    [yes] Você faz dupla com quem está à sua frente: seus pontos contam juntos.
   *[no] Cada um joga por si.
}
help-deal-double-six = { $players } jogadores recebem { $tiles } peças cada um, de um dominó que vai até 6-6.
help-clockwise = O jogo corre no sentido horário.
help-counter-clockwise = O jogo corre no sentido anti-horário: depois de você joga quem está à sua direita.
help-all-pass-redeal = Se todo mundo passa, o próximo dá as peças de novo.
help-tie = { $tie ->
    [shared] Quem empata no menor total divide a vitória.
   *[playoff] Se os menores totais empatam, todo mundo joga até um ficar com o menor.
}

help-claims = Quando o resto de uma rodada está decidido, dá para terminar com **Levar o resto** ou **Encerrar a rodada**. Com **Desfazer** dá para refazer uma jogada que não revelou nada, se todo mundo aceitar.

help-doubles = { $doubles ->
    [low] As buchas são as mais baixas do seu número, abaixo do branco.
    [own_suit] As buchas saem do seu número e são um naipe à parte, com 6-6 a mais alta.
    [bidders_choice] Antes de puxar, quem ganhou o leilão diz se as buchas são as mais altas do seu número, as mais baixas ou um naipe à parte.
   *[high] As buchas são as mais altas do seu número, como sempre.
}

help-place = { $title } · { $number } de { $pages }
help-preset = { $title } · { $preset }, { $players } jogadores
help-back = Voltar
help-next = Avançar
help-all-pages = Todas as páginas
help-alt-led = Puxaram: { $suit }.
help-alt-played = Jogadas: { $tiles }.
help-alt-winner = { $tile } ganha
help-alt-worth = { $points ->
    [one] A vaza vale { $points } ponto.
   *[other] A vaza vale { $points } pontos.
}
help-alt-tiles = Peças: { $tiles }.
help-alt-fitting = Dá para jogar { $tiles }.
help-alt-not-fitting = Não dá para jogar { $tiles }.

help-contents =
    ## Jogue dominó com a galera
    Abra uma mesa em um canal. A galera toca em **Entrar**, você toca em **Começar**, e computadores ocupam os lugares vazios. Ou jogue a rodada de hoje, sem esperar ninguém. É novo por aqui? Toque em **{ help-learn }**.
help-learn = Aprender
help-read = **Leia as regras** de um jogo, página por página.
help-choose-game = Escolha um jogo
help-game =
    {"**"}{ $game }**, { $most ->
        [0] para { $players }
       *[other] de { $players } a { $most }
    }
    { $aim }
help-version = Boneyard { $version }

help-commands = **Todos os comandos**
help-command = { COMMAND($name) } { $about }
