game-with = { $game } (con { $other })

part-match = La partida
part-deal = El reparto
part-play = El juego
part-score = Los puntos
rule-off = no
    .sentence = Se juega sin esta opción.

rule-variant = Variante
rule-target = Fin a los
    .sentence = La partida termina cuando alguien llega a { $number }.

rule-partners = Parejas
rule-partners-no = cada uno solo
    .sentence = Cada uno juega por su cuenta.
rule-partners-yes = dos contra dos
    .sentence = Tu pareja se sienta enfrente y los puntos se suman.

rule-all-pass = Si pasan todos
rule-all-pass-throw-in = otro reparto
    .sentence = Si pasan todos, reparte el siguiente.

rule-scoring = Puntuación
rule-scoring-points = puntos
    .sentence = Cada equipo suma lo que gana. Si un equipo cae, su puja es para el otro.
rule-scoring-marks = marcas
    .sentence = Una mano vale 1 marca, o las que se pujaron: para los que pujaron si cumplen; si no, para los otros.

rule-nel-o = Nel-O
rule-nel-o-on = sí
    .sentence = Puedes pujar a perder todas las bazas, en solitario contra el otro equipo.

rule-nel-o-doubles = Dobles en Nel-O
rule-nel-o-doubles-high = altos
    .sentence = El doble es la ficha más alta de su número, como siempre.
rule-nel-o-doubles-low = bajos
    .sentence = El doble es la ficha más baja de su número, por debajo de la blanca.
rule-nel-o-doubles-own-suit = palo propio
    .sentence = Los dobles forman un palo propio: el más alto es 6-6.
rule-nel-o-doubles-bidders-choice = elige el que pujó
    .sentence = El ganador de la subasta dice si los dobles van altos, bajos o como palo propio.

options-players = { $game } es para { $counts } jugadores, no { $players }.
options-partners-need-four = Para jugar en parejas hacen falta 4 jugadores. Completa los 4 o juega sin parejas.
options-need = “{ $rule }” solo sirve con “{ $other }: { $value }”.
options-idle = “{ $rule }” no cambia nada con las otras reglas de aquí.
options-unknown-rule = No conozco la regla “{ $name }”. Elige una de las sugerencias.
options-bad-value = “{ $rule }” no puede ser “{ $value }”. Elige entre: { $values }.
options-bad-number = “{ $rule }” no puede ser “{ $value }”. Elige un número de { $least } a { $most }.
options-unknown-game = No conozco el juego “{ $name }”. Elige entre: { $games }.
options-unknown-preset = No conozco la variante “{ $name }”. Elige entre: { $presets }.

rules-heading =
    ## Reglas
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule }: { $value }**
rules-rule-changed = -# Cambiada. { $preset }: { $value }.
rules-other-value = - **{ $value }**: { $sentence }
rules-select = Cambiar una regla
rules-number = un número de { $least } a { $most }
rules-note = -# Los cambios valen desde ya, solo para esta mesa.
rules-locked = -# En este servidor solo los admins pueden cambiar las reglas.
rules-fixed = -# La partida ya empezó: las reglas no se pueden cambiar.
rules-host-changes = -# El anfitrión o un moderador puede cambiar las reglas antes de la partida.
rules-player-changes = -# { $host } (anfitrión) o un moderador puede cambiar las reglas antes de la partida.
rules-made-usual = -# Desde ahora, las mesas nuevas de { $game } en este servidor usan estas reglas.

button-change = Cambiar
button-turn-on = Activar
button-turn-off = Desactivar
button-another-number = Otro número
button-usual-rules = Guardar aquí
button-reset-rules = Restaurar

rules-hints-in-match = Pistas: **sí**. Toca **Pista** en tu turno. Solo la ves tú.
rules-hints-not-in-match = Pistas: **no** en esta partida.
rules-hints-off = Pistas: **no** con otras personas. Si juegas solo contra máquinas, siempre hay.
rules-hints-asked = Pistas: **si todos aceptan**. Esperamos a { $who }: toca **Acepto pistas**.
rules-hints-on = Pistas: **sí**. Al unirte, aceptas.
picked-now = {"**"}{ $what }** (ahora)

levels-heading = ## Nivel de las máquinas
levels-host = -# El nivel lo elige el anfitrión.
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
clock-told = Reloj: **{ $clock }**
clock-note = -# Si se acaba tu tiempo, una máquina juega por ti hasta que vuelvas.
clock-host = -# El anfitrión puede cambiar el reloj.
clock-alone = -# Juegas solo contra máquinas: tómate tu tiempo.
clock-reminder = ⏰ Te toca, { $who }. Si no estás, una máquina jugará por ti { $when }.
clock-reminder-late = ⏰ Te toca, { $who }.
