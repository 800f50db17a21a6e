coach-pass = { $low ->
    [yes] Pasa fichas que ganen bazas o cuesten puntos. Después verás qué recibes.
   *[no] Guarda un palo largo: puede ser el triunfo. Después verás qué recibes.
}
coach-bid = Puja { $what ->
    [tricks] las bazas
   *[points] los puntos
} que { $for-side ->
    [yes] puede ganar tu equipo
   *[no] puedes ganar
}. El ganador de la subasta elige triunfo y debe cumplir.
coach-kitty = Esta ficha solo la ves tú. Nadie sabrá cuál era ni si la tomaste.
coach-trump = El triunfo les gana a los demás palos.
coach-longest = { $count ->
    [one] Tu palo más largo: { $suits }.
   *[other] Tus palos más largos: { $suits }.
}
coach-doubles = Mira tus dobles. Elige su valor para perder todas las bazas.
coach-opening = Si haces salir al siguiente, juegas al final.

coach-lead = Los demás tienen que seguir tu palo de salida si pueden.
coach-lead-suits = Una ficha es de dos palos. Di con cuál sales: los demás deben seguirlo.
coach-no-hearts = { $queen ->
    [yes] ¿Por qué no corazones? Podrás salir a corazones cuando alguien haya jugado uno o Q♠.
   *[no] ¿Por qué no corazones? Podrás salir a corazones cuando alguien haya jugado uno.
}
coach-opens = La mano se abre con { $piece }, así que debes salir con ella.
coach-is-trump = ¿Por qué no { $piece }? Ahora es triunfo y no es de ningún otro palo.
coach-only-one = ¿Por qué solo { $piece }? Hay que seguir el palo y no tienes más { $suit }.
coach-must-follow = ¿Por qué solo estas? Hay que seguir el palo si se puede, y la salida fue a { $suit }.
coach-void = { $why ->
    [trump] Sin { $suit }, esta baza solo la gana un triunfo.
    [points] Sin { $suit } no puedes ganar esta baza: es buen momento para soltar puntos.
   *[none] Sin { $suit } no puedes ganar esta baza.
}
coach-sevens = Ahora no hay palos: gana la ficha más cercana a 7 pintas. Si empatan, la que se jugó primero.

coach-review = Una ficha gris no siguió el palo. Si su jugador podía seguirlo, impúgnala.
coach-moon = Ganaste todos los puntos. Mira quién ganaría la partida.

coach-turn = Voltea tu ficha de la derecha. Si no encaja, va a la izquierda de tu fila.
coach-turn-on = Voltea tu ficha de la derecha. Sigues mientras encajen.
coach-turn-any = Voltea cualquiera. Ya conoces las que volvieron: juega una si su número está abierto.
coach-open-double = { $piece } está a la vista y encaja. Juégala, o guárdala y voltea tu próxima ficha.
coach-ends = Deja un número que haya salido poco en la línea.
coach-peek = Antes puedes mirar tu próxima ficha.
coach-goes-on = Sigues si tu próxima ficha encaja.

coach-line-first = Conviene salir con un número del que tengas varias fichas.
coach-line-fits = ¿Por qué solo estas? La ficha debe tener el número de una punta: { $numbers }.
coach-line-only-one = ¿Por qué solo { $tile }? Ninguna otra tuya tiene { $numbers }.
coach-line-drew = { $one ->
    [yes] Si nada encaja, robo una ficha por ti.
   *[no] Si nada encaja, robo por ti hasta que una encaje.
}
coach-line-spinner = { $tile } es el pivote: también se puede jugar arriba y abajo.
coach-line-lacks = El siguiente no tiene { $numbers }. Si no hay otra punta, tiene que { $draws ->
    [yes] robar
   *[no] pasar
}.
coach-line-sum = { $threes ->
    [yes] Una jugada da 1 punto por cada 5 y por cada 3 en la suma de las puntas.
   *[no] Una jugada da puntos si las puntas suman 5, 10, 15, etc.
}
coach-line-exact = { $sides ->
    [yes] Tu equipo necesita
   *[no] Necesitas
} justo { $points }. Una jugada que se pase no suma.
coach-line-ends = { $tile } encaja en más de una punta. Deja el número del que tengas más.

coach-train-start = Puedes jugar en tu tren, en el mexicano y en los trenes con marcador.
coach-train-lay = Pon en tu tren fichas que se sigan. Con **Listo** terminas cuando quieras.
coach-train-own-double = Un doble se cubre enseguida. Si no puedes, robas una ficha.
coach-train-chain = Puedes jugar más dobles y luego otra ficha en uno de ellos.
coach-train-cover = Primero el doble: juega ahí. Los demás trenes están cerrados hasta que se cubra.
coach-train-marked = Nada encajaba: tu tren está abierto a todos. Juega en él y se va el marcador.
coach-train-others = También puedes jugar en los trenes con marcador: { $who }.
coach-train-run = Guarda para tu tren las fichas que se siguen. Las demás, en otros trenes.
coach-train-mexican = El tren mexicano siempre está abierto: úsalo para fichas que no van en el tuyo.
coach-train-heavy = A { $who } { $count ->
    [one] le queda { $count } ficha
   *[other] le quedan { $count } fichas
}. Juega ya las pesadas.
