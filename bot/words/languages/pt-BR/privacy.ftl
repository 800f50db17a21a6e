### /privacidade: os dados de uma pessoa. Ver, baixar, apagar.

privacy-title = ## Seus dados
privacy-nothing = Não tenho dados sobre você.
privacy-tables = {"- "}**{ $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}**{ $servers ->
    [0] {""}
    [one] {" "}em { $servers } servidor
   *[other] {" "}em { $servers } servidores
}: seu lugar, seu nome lá e { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
privacy-results = {"- "}**Resultados** de { $deals ->
    [0] { $deals } rodadas
    [one] { $deals } rodada
   *[other] { $deals } rodadas
} e { $matches ->
    [0] { $matches } partidas
    [one] { $matches } partida
   *[other] { $matches } partidas
}
privacy-ratings = {"- "}{ $ratings ->
    [one] **{ $ratings } rating**
   *[other] **{ $ratings } ratings**
}
privacy-achievements = {"- "}{ $achievements ->
    [one] **{ $achievements } conquista**
   *[other] **{ $achievements } conquistas**
}
privacy-progress = {"- "}**Contagens** do que você fez, para as conquistas, e suas partidas contra os computadores
privacy-invitations = {"- "}{ $invitations ->
    [one] **{ $invitations } convite** recebido ou feito por você
   *[other] **{ $invitations } convites** recebidos ou feitos por você
}
privacy-lobby = {"- "}{ $swaps ->
    [0] **{ $swaps } pedidos** de troca de lugar
    [one] **{ $swaps } pedido** de troca de lugar
   *[other] **{ $swaps } pedidos** de troca de lugar
} e { $removals ->
    [0] **{ $removals } remoções** de um lobby
    [one] **{ $removals } remoção** de um lobby, sua ou feita por você
   *[other] **{ $removals } remoções** de um lobby, suas ou feitas por você
}
privacy-puzzles = {"- "}{ $puzzles ->
    [one] **{ $puzzles } enigma** dos seus jogos
   *[other] **{ $puzzles } enigmas** dos seus jogos
}
privacy-answers = {"- "}**Respostas a enigmas**: { $answers } de partidas, { $stock } de outros
privacy-lessons = {"- "}{ $lessons ->
    [one] **{ $lessons } lição**: até onde você foi
   *[other] **{ $lessons } lições**: até onde você foi
}
privacy-grades = {"- "}{ $graded ->
    [one] **{ $graded } partida** que você reviu: quantas jogadas boas e erros
   *[other] **{ $graded } partidas** que você reviu: quantas jogadas boas e erros
}
privacy-contests = {"- "}{ $contests ->
    [one] **{ $contests } competição** (duelo, rodada do dia, torneio): seu nome e seu resultado
   *[other] **{ $contests } competições** (duelos, rodadas do dia, torneios): seu nome e seus resultados
}
privacy-settings = {"- "}**Seus ajustes**, de { COMMAND("settings") }
privacy-world = Pessoas de outros servidores veem seu nome na rodada mundial.
button-download = Baixar
button-delete-data = Apagar…
button-leave-world = Sair da mundial

privacy-delete-title = ## Apagar seus dados?
privacy-goes = **Apagado**: seu ID e seu nome em cada partida, seu rating, ajustes, convites e lugar no ranking.
privacy-stays = **Mantido**: as partidas em si, com pontos e jogadas, como se fossem de alguém sem nome. Elas são resultados de outras pessoas também. As mensagens no Discord ficam lá.
privacy-leaving = **Você sai de { $tables ->
    [one] { $tables } mesa aberta
   *[other] { $tables } mesas abertas
}** ({ $where }). Um computador fica no seu lugar. Uma partida sem mais ninguém acaba.
privacy-no-undo = Isso não tem volta.
button-delete = Apagar
button-leave-and-delete = Sair e apagar
button-keep = Manter dados
privacy-deleted = Seus dados foram apagados. Se jogar de novo, você começa do zero.

privacy-exported = Aqui está tudo o que guardo sobre você, em JSON. Cada lista tem o nome da sua tabela no banco de dados, e as outras pessoas ficam de fora.
privacy-too-large = É grande demais para o Discord. Peça uma cópia a quem cuida do bot.
privacy-not-yours = Essa página é de outra pessoa. A sua: { COMMAND("privacy") }

privacy-policy-link = [Política de privacidade]({ $address })
privacy-terms-link = [Termos]({ $address })
privacy-run-by = Quem cuida deste bot: { $contact }
