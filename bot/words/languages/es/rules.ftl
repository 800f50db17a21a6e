game-with = { $game } (con { $other })

part-match = La partida
part-deal = El reparto
part-play = El juego
part-score = Los puntos

rule-variant = Variante
rule-target = Fin a los
    .sentence = La partida termina cuando alguien llega a { $number }.

rule-partners = Parejas
rule-partners-no = por su cuenta
    .sentence = Cada quien juega por su cuenta.
rule-partners-yes = dos contra dos
    .sentence = Juegan dos parejas, frente a frente, y cada pareja suma junta.

rule-all-pass = Si pasan todos
rule-all-pass-throw-in = otro reparto
    .sentence = Si pasan todos, reparte quien sigue.

rule-scoring = Cómo se suma
rule-scoring-points = puntos
    .sentence = Cada equipo suma lo que gana. Si un equipo cae, su puja es para el otro.
rule-scoring-marks = marcas
    .sentence = Una mano vale 1 marca, o las que se pujaron: para quien pujó si cumple, si no para el resto.

rule-nel-o = Nel-O
rule-nel-o-off = no
    .sentence = Solo puedes pujar puntos.
rule-nel-o-on = sí
    .sentence = Puedes pujar a perder todas las bazas, sin pareja contra el otro equipo.

rule-nel-o-doubles = Dobles en Nel-O
rule-nel-o-doubles-high = altos
    .sentence = En Nel-O, un doble es lo más alto de su número, como siempre.
rule-nel-o-doubles-low = bajos
    .sentence = En Nel-O, un doble es lo más bajo de su número, por debajo de la blanca.
rule-nel-o-doubles-own-suit = palo propio
    .sentence = En Nel-O, los dobles son un palo propio, con el 6-6 arriba.
rule-nel-o-doubles-bidders-choice = elige quien pujó
    .sentence = Quien puja Nel-O dice si los dobles son altos, bajos o un palo.

options-players = { $game } es para { $counts } jugadores, no { $players }.
options-partners-need-four = Las parejas necesitan 4 jugadores. Que haya 4, o juega sin parejas.
options-need = “{ $rule }” solo cuenta con “{ $other }: { $value }”.
options-idle = “{ $rule }” no cambia nada con las otras reglas de aquí.
options-unknown-rule = No conozco la regla “{ $name }”. Elige una de las sugerencias.
options-bad-value = { $rule } no puede ser “{ $value }”. Elige entre: { $values }.
options-bad-number = { $rule } no puede ser “{ $value }”. Elige un número de { $least } a { $most }.
options-unknown-game = No conozco el juego “{ $name }”. Elige entre: { $games }.
options-unknown-preset = No conozco el modo “{ $name }”. Elige entre: { $presets }.

rules-changed = { $preset } ({ $changes })
rules-change = { $rule }: { $value }
rules-heading =
    ## Reglas
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule }: { $value }**
rules-rule-changed = -# Cambiada. { $preset }: { $value }.
rules-other-value = - **{ $value }**: { $sentence }
rules-select = Cambiar una regla
rules-number = un número de { $least } a { $most }
rules-note = -# Los cambios valen al momento, solo para esta mesa.
rules-locked = -# En este servidor solo los admins pueden cambiar las reglas.
rules-fixed = -# La partida ya empezó, así que las reglas no cambian.
rules-host-changes = -# Antes de la partida, quien organiza o moderación puede cambiar las reglas.
rules-player-changes = -# Antes de la partida, { $host } (organiza) o moderación puede cambiar las reglas.
rules-made-usual = -# Las nuevas mesas de { $game } en este servidor empiezan ahora con estas reglas.

button-change = Cambiar
button-turn-on = Activar
button-turn-off = Quitar
button-another-number = Otro número
button-usual-rules = Guardar aquí
button-reset-rules = Restaurar

rules-hints-in-match = Pistas: **sí**. Toca **Pista** en tu turno. Solo la ves tú.
rules-hints-not-in-match = Pistas: **no** en esta partida.
rules-hints-off = Pistas: **no**. Contra puras máquinas siempre hay.
rules-hints-asked = Pistas: **si toda la mesa acepta**. Esperamos a { $who }: toca **Acepto pistas**.
rules-hints-on = Pistas: **sí**. Al unirte, aceptas.

levels-heading = ## Nivel de las máquinas
levels-now = {"**"}{ $level }** (ahora)
levels-host = -# El nivel lo elige quien organiza.
levels-fair = -# Las máquinas solo ven sus fichas y la mesa, como tú.

clock-heading = ## Reloj
clock-quick = Rápido ({ $time })
clock-evening = Tranquilo ({ $time })
clock-post = Por correspondencia ({ $time })
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
clock-now = {"**"}{ $clock }** (ahora)
clock-told = Reloj: **{ $clock }**
clock-note = -# Si se acaba tu tiempo, una máquina juega por ti hasta que vuelvas.
clock-host = -# El reloj lo cambia quien organiza.
clock-alone = -# Juegas solo contra máquinas, así que tómate tu tiempo.
clock-reminder = ⏰ Te toca, { $who }. Si no estás, una máquina juega por ti { $when }.
clock-reminder-late = ⏰ Te toca, { $who }.
