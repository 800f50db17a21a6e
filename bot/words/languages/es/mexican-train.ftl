game-mexican-train = Tren mexicano
    .aim = { $rounds ->
        [one] Juega tus fichas en los trenes: las que te quedan suman puntos. Tras una ronda gana el que tenga menos.
       *[other] Juega tus fichas en los trenes: las que te quedan suman puntos. Tras { $rounds } rondas gana el que tenga menos.
    }
    .credit = El favorito de las mesas grandes, con fichas hasta el doble doce.

rule-length = Rondas
    .sentence = { $number ->
        [one] La partida dura 1 ronda, con el doble inicial más alto.
       *[other] La partida dura { $number } rondas, con los dobles iniciales más altos.
    }
rule-length-all = todas
    .sentence = La partida tiene una ronda por cada doble, desde el más alto hasta 0-0.

rule-engine = Doble inicial
rule-engine-set-aside = ya en la mesa
    .sentence = El doble inicial está en la mesa antes de repartir.
rule-engine-dealt = repartido
    .sentence = Empieza el que tiene el doble inicial. Si nadie lo tiene, se roba por turnos hasta que sale.

rule-first-turn = Primer turno
rule-first-turn-tile = una ficha
    .sentence = En tu primer turno juegas una ficha, como en los demás.
rule-first-turn-train = un tren entero
    .sentence = En tu primer turno pones todas las fichas que quieras, siempre en tu propio tren.

rule-doubles = Dobles
rule-doubles-cover = hay que cubrirlos
    .sentence = Cubres tu doble enseguida. Si no puedes, los demás tienen que cubrirlo antes que nada.
rule-doubles-chain = en cadena
    .sentence = Puedes jugar varios dobles seguidos y luego cubres uno. Los demás cubren el resto.
rule-doubles-free = una ficha más
    .sentence = Después de un doble juegas otra ficha donde puedas. Nadie tiene que cubrirlo.
rule-doubles-none = como las demás
    .sentence = Un doble es una ficha como las demás.

rule-last-double = Última ficha doble
rule-last-double-ends = acaba la ronda
    .sentence = Puedes dominar con un doble.
rule-last-double-covered = hay que cubrirla
    .sentence = Si tu última ficha es un doble, robas una para cubrirlo.

rule-mexican-from = Tren mexicano
rule-mexican-from-any-time = desde el principio
    .sentence = Puedes jugar en el tren mexicano en cualquier momento.
rule-mexican-from-own-started = después del propio
    .sentence = Puedes jugar en el tren mexicano cuando tu propio tren tiene una ficha.

rule-double-blank = Castigo por 0-0
    .sentence = Quedarte con 0-0 cuesta { $number } puntos.

preset-mexican-train-mexican-train = Clásico
    .sentence = 13 rondas, del doble inicial 12-12 al 0-0.
preset-mexican-train-three-rounds = Tres rondas
    .sentence = Una partida corta: 12-12, 11-11 y 10-10.
preset-mexican-train-double-nine = Doble nueve
    .sentence = 10 rondas con menos fichas, de 2 a 4 jugadores.
preset-mexican-train-whole-trains = Trenes enteros
    .sentence = En tu primer turno pones todo lo que puedas de tu tren.
preset-mexican-train-chain = Cadena de dobles
    .sentence = Juega varios dobles seguidos y cubre uno.

train-mexican = mexicano
    .on = en el tren mexicano
train-own = propio
    .on = en tu tren
train-theirs = propio
    .on = en su tren
train-yours = tuyo
    .on = en tu tren
train-of = { $who }
    .on = en el de { $who }

prompt-cover = cubre { $tile } { $train }
prompt-chain = cubre { $tiles } o juega otro doble
prompt-drawn = elige un tren para { $tile }
prompt-first-train = { $begun ->
    [yes] sigue tu tren o para
   *[no] empieza tu tren con { $number }
}

choice-on-train = { $then ->
    [cover] { $tile } { $train }, y a cubrir
    [more] { $tile } { $train }, y otra más
   *[none] { $tile } { $train } ({ $number })
}
train-play = { $tile } { $train }
choice-done = Listo
