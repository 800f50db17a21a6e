### Por que algo não dá para fazer numa mesa, e o que fazer no lugar.

not-saved = Não foi salvo: { $cause ->
    [busy] o banco de dados está ocupado. Tente de novo daqui a pouco.
    [stopping] estou reiniciando. Tente de novo daqui a pouco.
   *[other] o banco de dados está com problema. Avise quem cuida do bot.
}
not-loaded = { $cause ->
    [busy] O banco de dados está ocupado. Tente de novo daqui a pouco.
    [stopping] Estou reiniciando. Tente de novo daqui a pouco.
   *[other] O banco de dados está com problema. Avise quem cuida do bot.
}

error-table-moved-on = O jogo já andou. Olhe de novo e escolha.
error-done-already = Isso já está feito.
error-no-table = Não conheço mais essa mesa.
error-channel-taken = Este canal já tem uma mesa. Termine essa ou use outro canal.
error-has-practice = Você já tem uma mesa de treino. Termine essa ou saia dela antes.
error-too-many-tables = Este servidor tem { $most ->
    [one] { $most } mesa aberta
   *[other] { $most } mesas abertas
}, e esse é o limite. Espere uma acabar.
error-too-many-hosted = Você já abriu { $most ->
    [one] { $most } mesa
   *[other] { $most } mesas
} aqui. Termine uma primeiro.
error-too-many-opened = Você abriu { $most } mesas em uma hora. Tente de novo mais tarde.
error-seat-taken = Esse lugar está ocupado. Escolha outro.
error-table-full = A mesa está cheia. Espere um lugar ou abra uma mesa em outro canal.
error-seats-moved = Os lugares mudaram. Olhe de novo e escolha.
error-swap-over = Tarde demais: já houve resposta ou os lugares mudaram.
error-swap-asked = Você já perguntou na última hora. Escolha outro lugar.
error-swap-others = Só { $who } pode responder.
error-remove-yourself = Esse é o seu lugar. Use **Sair**.
error-remove-last = Só resta essa pessoa. Encerre a mesa com { COMMAND("domino stop") }.
error-kept-out = Você não pode mais entrar nesta mesa. Entre em outra ou abra a sua.
error-kept-out-by-host = Você pode voltar às mesas deste host { $when }. Até lá, entre em outra ou abra a sua.
error-already-seated = Você já está nesta mesa.
error-still-seated = Você está em uma mesa em jogo. Saia dela e peça de novo.
error-secret-kept = O segredo do sorteio sai quando a partida acabar.
error-moves-deleted = Essa partida é antiga demais: só resta o resultado, em { COMMAND("history") }.
error-rules-settled = A partida começou, então as regras e os lugares não mudam mais.
error-seats-settled = A partida começou, então os lugares não mudam mais.
error-leave-instead = A partida começou. Use **Sair**, e um computador assume.
error-no-match-there = Não tem partida em andamento nessa mesa.
error-asked-too-early = Esta mesa ainda não estava aberta. Tente de novo.
error-no-table-here = Não tem mesa neste canal.
error-at-no-table = Você não está em nenhuma mesa agora.
error-not-seated = Você não tem lugar nesta mesa.
error-not-seated-join = Você não tem lugar nesta mesa. Toque em **Entrar**.
error-other-channels = Não dá para abrir mesa aqui. Use um dos canais de jogo deste servidor.
error-certain-roles = Só alguns cargos podem abrir mesas aqui.
error-unreadable = Esta versão do bot não consegue ler essa mesa. Fale com quem cuida do bot.
error-several-tables = Você está em mais de uma mesa. Diga qual é.
error-match-over = Esta partida acabou.
error-match-on = A partida já começou.
error-match-not-on = A partida ainda não começou. Quem começa é o host.
error-of-contest = Esta partida é de uma rodada do dia, um duelo ou um torneio. Abra sua própria mesa.
error-rematch-first = Quem jogou tem preferência na revanche. Tente de novo em alguns minutos.
error-wrong-count = { $game } é para { $counts } jogadores, e aqui há { $count }. Que tal um computador?
error-seats-changed = Alguém acabou de entrar ou sair. Veja os lugares e comece.
error-rules-locked = Só admins podem mudar as regras aqui.
error-rules-locked-open = As regras estão travadas aqui. Abra uma mesa sem modo nem meta.
error-invited-too-many = Uma mesa pode convidar { $most } pessoas.
error-watch = A partida começou e não há lugar livre. Assista ou abra uma mesa em outro canal.
error-several-seats = Há mais de um lugar livre. Qual você quer?
error-seat-gone = { $who } joga agora no seu lugar.

error-only-host = Só { $host } (host) ou a moderação pode fazer isso.
error-manage-server = Você precisa de **Gerenciar servidor** para isso.
error-tournament-table = Esta mesa é de um torneio. Só o host dele ou a moderação pode encerrar o torneio.

error-overtaken = Alguém acabou de jogar. Olhe de novo.
error-earlier-turn = Isso era de uma jogada anterior.
error-deal-over = Essa rodada acabou.
error-undo-asked = Alguém pediu para desfazer uma jogada. Espere a resposta.
no-undo-not-here = Aqui não dá para desfazer: outros jogam as mesmas rodadas.
no-undo-overtaken = Só dá para desfazer a última jogada da mesa. Essa não é sua.
no-undo-earlier = Tarde demais para desfazer: era uma jogada anterior.
no-undo-revealed = Tarde demais para desfazer: isso já revelou algo.
no-undo-refused = { $who } não aceitou, então sua jogada vale.
no-undo-nothing = Não tem nada para desfazer.
no-undo-wait = Você já pediu. Espere os outros responderem.

quiet-same = O silêncio precisa de início e fim, como 22:00 e 08:00.
quiet-no-time = “{ $typed }” não é um horário. Escreva como 22:00 ou 10 pm.
quiet-no-zone = Não conheço o fuso “{ $typed }”. Escreva como America/Sao_Paulo ou UTC.
quiet-no-zone-near = Não conheço o fuso “{ $typed }”. Você quis dizer { $near }?
