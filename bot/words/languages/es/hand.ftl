hand-turn = { $phase ->
    [opening] **Empiezas tú** en { $where }. Sal con una ficha o haz salir a { $who }.
    [review] **Última revisión** en { $where }: impugna una jugada o acepta.
    [moon] **Disparaste a la luna** en { $where }. Elige quién se lleva los puntos.
   *[play] **Tu turno** en { $where }: { $ask }.
}
hand-pass = **Pasa { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} a { $who }.** Puedes cambiar de idea hasta que todos estén listos.
hand-passed = Pasas **{ $pieces }** a { $who }. Puedes cambiar de idea hasta que todos estén listos.

hand-waiting = { $what } en { $where }.
hand-wait = Esperamos a los demás en { $where }.

hand-which = { $way ->
    [suit] ¿Con qué palo sales con { $piece }?
    [train] ¿En qué tren juegas { $piece }?
   *[end] ¿En qué punta juegas { $piece }?
}
hand-received = { $who } te pasó { $pieces }.
hand-claim = { $concedes ->
    [yes] -# Nada puede cambiar ya los puntos. ¿**{ $button }**?
   *[no] -# Las demás bazas son tuyas. Toca **{ $button }** para terminar.
}
challenge-ask = ¿**Impugnar una jugada** en { $where }? Un renuncio le cuesta { $cost } a su autor. Equivocarte no cuesta nada.
challenge-none = Aún no hay nada que impugnar en { $where }.

chose = Listo: { $move }.
chose-last = Listo: { $move }. { $over }.
chose-kitty = Cambiaste { $piece } por la reserva.
chose-to-keep = No cambiaste nada.
where-own = { $own ->
    [deal] esta mano
    [duel] tu duelo
   *[match] tu propia partida
}
scores-none = Aún no hay puntos.

undo-done = ↩ { $who-is ->
    [you] Deshiciste { $what }.
   *[one] { $who } deshizo { $what }.
}
undo-refused = ↩ { $who-is ->
    [you] No aceptaste: { $what } se mantiene.
   *[one] { $who } no aceptó: { $what } se mantiene.
}
undo-request = ↩ **{ $who }** quiere deshacer { $what }. { $missing }, ¿de acuerdo?
undo-asked = ↩ { $who-is ->
    [you] Pediste deshacer { $what }.
   *[one] **{ $who }** quiere deshacer { $what }.
}
undo-awaited = ↩ { $who-is ->
    [you] Pediste deshacer { $what }. Falta el sí de { $missing }.
   *[one] { $who } quiere deshacer { $what }. Falta el sí de { $missing }.
}
undo-agreed = ↩ Aceptaste: { $who } puede deshacer { $what }.

hand-button = Mis fichas
record-told =
    Aquí están todas las jugadas de esta partida. Para comprobar las manos, usa `boneyard record verify` con este secreto:
    -# `{ $secret }`

last-trick = La última baza: { $deal }, baza { $number } de { $count }. { $told }
last-trick-none = Aún no se ha jugado ninguna baza.

button-hint = Pista
button-line = Línea
button-trains = Trenes
button-last-trick = Última baza
hand-more = ⋯ Más
hand-less = ‹ Atrás
button-scores = Marcador
button-how = Cómo se juega
button-settings = Ajustes
button-leave = Irme
button-challenge = Impugnar
button-table = Ver mesa
button-dm = Abrir MD
button-hand-here = Ver aquí
button-return = Volver
hand-clear = Borrar
hand-tips-off = Sin consejos
hand-sort-high = Orden: número
hand-sort-points = Orden: puntos
hand-sort-doubles = Orden: dobles
undo-button = Deshacer
consent-yes = Acepto
consent-no = No
consent-withdraw = Olvídalo
act-play = Jugar
act-pass = Pasar
act-bid = Pujar
act-kitty = Ver reserva
act-trump = Elegir triunfo
act-doubles = Elegir dobles
act-review = Revisar
act-moon = Elegir

select-play = Juega una de { $count }
select-lead = Sal con…
select-lead-as = Sal y di el palo
select-pass = Elige { $count } para pasar a { $who }
select-bid = Pujar { $bid }
select-bids = Pujar más: { $first } … { $last }
select-trump = Elegir otro palo
select-contract = Otro palo o contrato
select-kitty = Cambia una ficha por la reserva
select-challenge = Impugnar una jugada
select-challenges = Impugnar en las bazas { $first } a { $last }

forced-ask = -# Solo tienes una opción. ¿La juego yo a partir de ahora?
forced-yes = Automático
forced-no = No, gracias
forced-on = Listo. Si solo tienes una opción, la juego yo. Los demás pueden adivinar que no tenías otra. Se quita en **{ $button }**.

hand-seated = Juegas { $game } en { $where }. Te mandaré tus fichas aquí.
hand-left = { $open ->
    [yes] Una máquina juega en tu lugar en { $where }. Vuelve con **{ $button }**, si un amigo no lo ocupa antes.
   *[no] Una máquina juega en tu lugar en { $where }. Vuelve cuando quieras con **{ $button }**.
}
hand-gone = Ahora { $who } tiene tu lugar en { $where }.
hand-unreached = -# No puedo enviarte MD. Tus fichas están siempre aquí, en **Mis fichas**.
hand-removed = Te sacaron de la mesa en { $where }. Únete a otra o abre la tuya.
hand-open = Tus fichas están ahora en { $where }.
hand-open-below = Tus fichas están abajo.
hand-open-elsewhere = Tus fichas están abiertas en otro chat.
hand-put-away = Tus fichas están ocultas. Toca **{ $button }** para verlas.
hand-at-table = En este juego se juega en la mesa.
hand-not-yet = Un momento, la partida está empezando. Inténtalo de nuevo.
hand-peeked = Tu próxima ficha es { $tile }.
hand-tips-are-off = Consejos desactivados. Puedes volver a activarlos en **{ $button }**.
challenge-closed = Ahora no hay nada que impugnar. Se impugna después de la baza y antes de contar los puntos.

which-table = ¿En qué mesa?
table-of-contest = Tu { $kind ->
    [daily] mano del día
    [duel] duelo
    [tournament] torneo
   *[other] partida
}
table-of-number = Mesa { $number }
table-of-practice = Mesa de práctica
table-with = { $game } con { $who }

tip = -# 💡 { $tip }
