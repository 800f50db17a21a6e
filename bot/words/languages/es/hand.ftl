hand-turn = { $phase ->
    [opening] **Empiezas** en { $where }. Sal con una ficha o haz salir a { $who }.
    [review] **Última mirada** en { $where }: impugna una jugada o acepta.
    [moon] **Disparaste a la luna** en { $where }. Elige quién se lleva los puntos.
   *[play] **Tu turno** en { $where }: { $ask }.
}
hand-pass = **Pasa { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} a { $who }.** Puedes cambiar de idea hasta que elijan todos.
hand-passed = Pasas **{ $pieces }** a { $who }. Puedes cambiar de idea hasta que elijan todos.

hand-waiting = { $what } en { $where }.
hand-wait = Esperamos al resto en { $where }.

hand-which = { $leads ->
    [yes] ¿Con qué palo sales con { $piece }?
   *[no] ¿En qué punta juegas { $piece }?
}
hand-received = { $who } te pasó { $pieces }.
hand-claim = { $concedes ->
    [yes] -# Los puntos ya no cambian. ¿**{ $button }** ahora?
   *[no] -# Las demás bazas son tuyas. Toca **{ $button }** para terminar.
}
challenge-ask = ¿**Impugnar una jugada** en { $where }? Un renuncio cuesta { $cost } a quien lo hizo. Equivocarte no cuesta nada.
challenge-none = Aún no hay nada que impugnar en { $where }.

chose = Listo: { $move }.
chose-last = Listo: { $move }. { $over }.
chose-kitty = Cambiaste { $piece } por la reserva.
chose-to-keep = Te quedaste como estabas.
where-own = { $own ->
    [deal] esta mano
    [duel] tu duelo
   *[match] tu propia partida
}
scores-none = Aún no termina ninguna mano.

undo-done = ↩ { $who-is ->
    [you] Retiraste { $what }.
   *[one] { $who } retiró { $what }.
}
undo-refused = ↩ { $who-is ->
    [you] No aceptaste: { $what } se queda.
   *[one] { $who } no aceptó: { $what } se queda.
}
undo-request = ↩ **{ $who }** pide retirar { $what }. { $missing }, ¿de acuerdo?
undo-asked = ↩ { $who-is ->
    [you] Pediste retirar { $what }.
   *[one] **{ $who }** pide retirar { $what }.
}
undo-awaited = ↩ { $who-is ->
    [you] Quieres retirar { $what }. Falta el acuerdo de { $missing }.
   *[one] { $who } quiere retirar { $what }. Falta el acuerdo de { $missing }.
}
undo-consent = ↩ **{ $who }** pide retirar { $what }. ¿Aceptas?
undo-agreed = ↩ Aceptaste: { $who } puede retirar { $what }.
undo-agreed-awaited = ↩ Aceptaste. { $who } quiere retirar { $what }, falta el acuerdo de { $missing }.

hand-button = Mis fichas
record-told =
    Aquí va cada jugada de esta partida. Para comprobar las manos, usa `boneyard record verify` con este secreto:
    -# `{ $secret }`

last-trick = La última baza: { $deal }, baza { $number } de { $count }. { $told }
last-trick-none = Aún no se ha jugado ninguna baza.

button-hint = Pista
button-line = Línea
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
undo-button = Retirar
consent-yes = Acepto
consent-no = No
consent-withdraw = Olvídalo
act-play = Jugar
act-pass = Pasar
act-bid = Pujar
act-kitty = Ver reserva
act-trump = Elegir triunfo
act-doubles = Ordenar dobles
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

forced-ask = -# Solo tienes una opción. ¿La juego por ti desde ahora?
forced-yes = Automático
forced-no = No, gracias
forced-on = Hecho. Tu única opción la juego yo. El resto puede adivinar que no tenías otra. Se apaga en **{ $button }**.

hand-seated = Juegas { $game } en { $where }. Te mando aquí tus fichas.
hand-left = { $open ->
    [yes] Una máquina juega en tu lugar en { $where }. Vuelve con **{ $button }**, si nadie lo toma antes.
   *[no] Una máquina juega en tu lugar en { $where }. Vuelve cuando quieras con **{ $button }**.
}
hand-gone = { $who } juega ahora en tu lugar en { $where }.
hand-unreached = -# No puedo enviarte MD. Tus fichas están siempre aquí, en **Mis fichas**.
hand-removed = Te quitaron de la mesa en { $where }. Únete a otra o abre la tuya.
hand-open = Tus fichas están ahora en { $where }.
hand-open-below = Tus fichas están abajo.
hand-open-elsewhere = Tus fichas están abiertas en otro chat.
hand-put-away = Tus fichas están ocultas. Toca **{ $button }** para verlas.
hand-at-table = En este juego se juega en la mesa.
hand-not-yet = Un momento, la partida está por empezar. Prueba otra vez.
hand-peeked = Tu próxima ficha es { $tile }.
hand-tips-are-off = Ya no hay consejos. Puedes volver a tenerlos en **{ $button }**.
challenge-closed = Ahora no hay qué impugnar. Se impugna tras la baza y antes de contar los puntos.

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
