### Uma mão: o texto ao lado da imagem, seus controles, e o que mais se diz a cada pessoa.

hand-turn = { $phase ->
    [opening] **Você começa** em { $where }. Puxe uma peça ou faça { $who } puxar.
    [review] **Última olhada** em { $where }: conteste uma jogada ou aceite.
    [moon] **Você acertou a lua** em { $where }. Escolha quem leva os pontos.
   *[play] **Sua vez** em { $where }: { $ask }.
}
hand-pass = **Passe { $count ->
    [one] { $count } peça
   *[other] { $count } peças
} para { $who }.** Dá para trocar até todo mundo escolher.
hand-passed = Você passa **{ $pieces }** para { $who }. Dá para trocar até todo mundo escolher.

hand-waiting = { $what } em { $where }.
hand-wait = Esperando os outros em { $where }.

hand-which = { $way ->
    [suit] Puxar { $piece } como qual naipe?
    [train] Jogar { $piece } em qual trem?
   *[end] Jogar { $piece } em qual ponta?
}
hand-received = { $who } passou { $pieces } para você.
hand-claim = { $concedes ->
    [yes] -# Nada mais muda o placar. **{ $button }** agora?
   *[no] -# O resto é seu. **{ $button }** encerra a rodada.
}
challenge-ask = **Contestar uma jogada** em { $where }? Uma renúncia custa { $cost } a quem jogou. Contestar errado não custa nada.
challenge-none = Nada para contestar ainda em { $where }.

chose = Feito: { $move }.
chose-last = Feito: { $move }. { $over }.
chose-kitty = Você trocou { $piece } pelo morto.
chose-to-keep = Você ficou com sua mão.
where-own = { $own ->
    [deal] sua rodada
    [duel] seu duelo
   *[match] sua partida
}
scores-none = Nenhuma rodada terminou ainda.

undo-done = ↩ { $who-is ->
    [you] Você desfez { $what }.
   *[one] { $who } desfez { $what }.
}
undo-refused = ↩ { $who-is ->
    [you] Você não aceitou: vale { $what }.
   *[one] { $who } não aceitou: vale { $what }.
}
undo-request = ↩ **{ $who }** quer desfazer { $what }. { $missing }, pode ser?
undo-asked = ↩ { $who-is ->
        [you] Você pediu para desfazer { $what }.
       *[one] **{ $who }** quer desfazer { $what }.
    }
undo-awaited = ↩ Esperando { $missing } deixar { $who } desfazer { $what }.
undo-agreed = ↩ Você aceitou: { $who } pode desfazer { $what }.
hand-button = Minha mão
record-told =
    Aqui está cada jogada desta partida. Para conferir as rodadas, use `boneyard record verify` com este segredo:
    -# `{ $secret }`

last-trick = A última vaza: { $deal }, vaza { $number } de { $count }. { $told }
last-trick-none = Nenhuma vaza jogada ainda.

button-hint = Dica
button-line = Linha
button-trains = Trens
button-last-trick = Última vaza
hand-more = ⋯ Mais
hand-less = ‹ Voltar
button-scores = Placar
button-how = Como jogar
button-settings = Ajustes
button-leave = Sair
button-challenge = Contestar
button-table = Ver mesa
button-dm = Abrir DM
button-hand-here = Mostrar aqui
button-return = Retomar
hand-clear = Limpar
hand-tips-off = Desligar guia
hand-sort-high = Ordem: número
hand-sort-points = Ordem: pontos
hand-sort-doubles = Ordem: buchas
undo-button = Desfazer
consent-yes = Aceitar
consent-no = Não
consent-withdraw = Deixa pra lá
act-play = Jogar
act-pass = Passar
act-bid = Dar lance
act-kitty = Ver morto
act-trump = Escolher trunfo
act-doubles = Ordem das buchas
act-review = Rever
act-moon = Escolher

select-play = Jogue uma de { $count }
select-lead = Puxar
select-lead-as = Puxe e diga o naipe
select-pass = Escolha { $count } para passar para { $who }
select-bid = Lance de { $bid }
select-bids = Lance maior: { $first } … { $last }
select-trump = Escolher outro naipe
select-contract = Outro naipe ou contrato
select-kitty = Trocar uma peça pelo morto
select-challenge = Contestar uma jogada
select-challenges = Contestar uma jogada nas vazas { $first } a { $last }

forced-ask = -# Você só tem uma opção. Quer que eu jogue por você nesses casos?
forced-yes = Automático
forced-no = Não, valeu
forced-on = Feito. Jogo por você quando só houver uma opção. Os outros podem perceber. Desligue em **{ $button }**.

hand-seated = Você está jogando { $game } em { $where }. Vou mandar sua mão por aqui.
hand-left = { $open ->
    [yes] Um computador joga no seu lugar em { $where }. Volte com **{ $button }**, se ninguém pegar antes.
   *[no] Um computador joga no seu lugar em { $where }. Volte quando quiser com **{ $button }**.
}
hand-gone = { $who } joga agora no seu lugar em { $where }.
hand-unreached = -# Não consigo mandar DM para você. Sua mão está sempre aqui, em **Minha mão**.
hand-removed = Removeram você da mesa em { $where }. Entre em outra ou abra a sua.
hand-open = Sua mão agora está em { $where }.
hand-open-below = Sua mão está abaixo.
hand-open-elsewhere = Sua mão está aberta em outra conversa.
hand-put-away = Sua mão está escondida. Toque em **{ $button }** para ver.
hand-at-table = Neste jogo você joga direto na mesa.
hand-not-yet = Um instante, a partida está começando. Tente de novo.
hand-peeked = Sua próxima peça é { $tile }.
hand-tips-are-off = O guia está desligado. Ligue de novo em **{ $button }**.
challenge-closed = Nada para contestar agora. Conteste depois da vaza, antes do placar.

which-table = Em qual mesa?
table-of-contest = { $kind ->
    [daily] Sua rodada do dia
    [duel] Seu duelo
    [tournament] Seu torneio
   *[other] Sua partida
}
table-of-number = Mesa { $number }
table-of-practice = Mesa de treino
table-with = { $game } com { $who }

tip = -# 💡 { $tip }
