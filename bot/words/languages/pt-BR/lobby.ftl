### O lobby de uma mesa: quem joga, o que é dos lugares vazios, o que se diz a quem senta ou sai.

button-play = Jogar
button-join = Entrar
button-computer = Computador
button-start = Começar
button-rules = Regras
button-invite = Convidar
button-fair-shuffle = Sorteio justo
button-level = Nível: { $level }
button-agree-to-hints = Aceitar dicas
button-change-seat = Trocar de lugar
button-shuffle-sides = Sortear times
button-remove = Remover
button-swap = Trocar
button-stay = Não
button-fill-and-start = Completar e começar
button-start-with = Começar com { $players }
button-choose = Escolher
button-now = Agora

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } Uns { $minutes } minutos.
lobby-about-alone = { $aim } Uns { $minutes } minutos ou { $alone } só contra computadores.
lobby-free = { $seats ->
    [one] { $seats } livre
   *[other] { $seats } livres
}
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] { $seats } lugar livre. Toque em **Entrar** ou em **Começar** com um computador nele.
   *[other] { $seats } lugares livres. Toque em **Entrar** ou em **Começar** com computadores neles.
}
button-start-with-computers = Começar com computadores
lobby-search = { $seats ->
    [one] { $seats } lugar livre: falta alguém. Toque em **{ button-join }**!
   *[other] { $seats } lugares livres: falta gente. Toque em **{ button-join }**!
}
lobby-search-offered = { $seats ->
    [one] { $seats } lugar ainda livre. Toque em **{ button-join }** ou em **{ button-start-with-computers }**.
   *[other] { $seats } lugares ainda livres. Toque em **{ button-join }** ou em **{ button-start-with-computers }**.
}
lobby-call = { $role }, { $host } procura gente para jogar: **{ $game }**.
lobby-full = Mesa completa! Toque em **Começar** quando quiser.
lobby-rematch-starts = Revanche! Começa quando { $who-is ->
    [many] { $who } entrarem
    [us] { $who } entrarem
   *[one] { $who } entrar
}.
lobby-rematch-waits = Revanche! Toque em **Começar** quando { $who-is ->
    [many] { $who } entrarem
    [us] { $who } entrarem
   *[one] { $who } entrar
}.
lobby-on = A partida começou.
lobby-closed = Esta mesa foi encerrada. Abra outra com { COMMAND("domino new") }.

lobby-invitation = { $guests }, { $host } está chamando para jogar **{ $game }**.
lobby-invitation-rematch = { $guests }, { $host } quer revanche em **{ $game }**.
lobby-invitation-hints = Com dicas.
lobby-invite = Quem você quer convidar? Cada um recebe um aviso só.
lobby-invite-select = Escolha quem
lobby-invited = Você convidou { $guests }.
lobby-invited-nobody = Já estão aqui ou receberam convite na última hora.

lobby-empty-seats = { $seats ->
    [one] Há { $seats } lugar vazio. Ponha um computador, ou dispense isto e espere.
   *[other] Há { $seats } lugares vazios. Complete com computadores, ou dispense isto e espere.
}
lobby-leave = Sair desta mesa?
lobby-leave-last = Sair desta mesa? Só resta você, então ela será encerrada.
lobby-leave-match = { $open ->
    [yes] Sair da partida? Um computador joga por você até você voltar ou alguém pegar seu lugar.
   *[no] Sair da partida? Um computador joga por você até você voltar.
}
lobby-leave-solo = Sair desta partida? Não dá para voltar, e você fica sem classificação.
lobby-leave-computers = Sair da partida? Só restam computadores, então ela acaba sem resultado.
lobby-change-seat = Você está no lugar { $seat }. Onde quer sentar?
lobby-change-select = Escolha um lugar
lobby-place-partners = { $side }, com { $who }
lobby-swap-with = Trocar com { $who }
lobby-swap-asks = Vou perguntar antes
lobby-swap-ask = { $asked }, { $asker } quer trocar de lugar com você. Você ficaria com: { $place }.
lobby-swap-declined = { $asked } prefere ficar no seu lugar.
lobby-remove = Quem você quer remover?
lobby-remove-select = Escolha quem

lobby-own-seat = lugar { $seat }
lobby-own-side = Time { $letter }, lugar { $seat }
play-joined = Você entrou: **{ $game }** em { $channel }, { $place }.
play-joined-hints = Esta mesa tem dicas.
play-seated = Você já está em uma mesa: **{ $game }** em { $channel }, { $place }.
play-opened = Nenhuma mesa tinha lugar, então abri uma. Agora é esperar mais gente.
lobby-joined = Você entrou: { $place }.
lobby-joined-and-left = Você já saiu desta mesa.
lobby-moved = Agora você está no lugar { $seat }.
lobby-swap-sent = Perguntei a { $who }. Se a resposta for sim, vocês trocam.
lobby-swap-kept = Certo, você fica no seu lugar.
lobby-shuffled = Times sorteados. { $sides }
lobby-removed = Pronto. { $who } não pode entrar nas suas mesas daqui por 24 horas, a não ser com um convite seu.
lobby-removed-by-moderator = Pronto. { $who } não pode entrar nas mesas de { $host } daqui por 24 horas, a não ser com um convite de { $host }.
lobby-removed-host = Pronto. { $who } não pode mais entrar nesta mesa. Agora o host é { $host }.
lobby-removed-computer = { $who } saiu da mesa.
lobby-back = Que bom te ver!
lobby-back-hand = Que bom te ver! Toque em **Minha mão** na mesa para ver suas peças.
lobby-back-hand-below = Que bom te ver! Aqui está sua mão. Também dá para tocar em **Minha mão** na mesa.
lobby-took-over = { $hand ->
    [yes] Agora você joga no lugar de { $who }. Toque em **Minha mão** para ver suas peças.
   *[no] Agora você joga no lugar de { $who }. Sua fileira está na mesa.
}
lobby-started = A partida começou! Mandei sua mão por DM. Também dá para tocar em **Minha mão**.
lobby-started-by-button = A partida começou! Toque em **Minha mão** para ver suas peças.
lobby-started-rows = A partida começou! Sua fileira está na mesa. Jogue com os botões abaixo dela.
lobby-waiting = A partida ainda não começou. Quando começar, você recebe sua mão.
lobby-waiting-row = A partida ainda não começou. Quando começar, sua fileira estará na mesa.
lobby-left-match = { $open ->
    [yes] Um computador joga no seu lugar. Volte com **Entrar**, se ninguém pegar antes.
   *[no] Um computador joga no seu lugar. Volte quando quiser com **Entrar**.
}
lobby-left-solo = Você saiu, então esta partida fica sem resultado.
lobby-left-computers = Você saiu. Só restavam computadores, então a partida foi encerrada.
lobby-left = Você saiu da mesa.
lobby-stopped = A mesa foi encerrada.

opening-channels = Aqui as mesas abrem em { $channels }.
opening-channels-unseen = As mesas abrem em canais que você não vê. Fale com um admin.
opening-channels-deleted = Os canais de jogo foram apagados. Peça a um admin para escolher outros em { COMMAND("domino setup") }.
opening-roles = Aqui só abre mesa quem tem o cargo { $roles }.
opening-roles-deleted = Os cargos que abrem mesas foram apagados. Peça a um admin para escolher outros em { COMMAND("domino setup") }.

lobby-picture = lobby
lobby-picture-seats = lugares
lobby-picture-open = lugar { $seat } · livre
lobby-mark-host = host
lobby-mark-computer = computador, { $level }
lobby-alt = { $game }, lobby: { $taken } de { $seats } lugares ocupados.
lobby-alt-seat = Lugar { $number }: { $who }.
lobby-alt-seat-marked = Lugar { $number }: { $who } ({ $mark }).
lobby-alt-open = Livres: { $numbers }.
