mexican-train-help-aim = Pon tus fichas en trenes de mitades iguales y acábalas antes que los demás. Las pintas que te quedan al final de la ronda cuentan en tu contra.
mexican-train-help-example-aim = Cada tren sale del doble inicial, número con número

mexican-train-help-deal = Con { $players } jugadores, cada uno recibe { $tiles } fichas de un juego de { $highest ->
    [12] doble doce
   *[9] doble nueve
}.
mexican-train-help-boneyard = { $leftover ->
    [one] La ficha que sobra es el pozo, boca abajo.
   *[other] Las { $leftover } fichas que sobran son el pozo, boca abajo.
}
mexican-train-help-engine = Cada ronda tiene un doble inicial, del que salen todos los trenes. { $rounds ->
    [1] Se juega una ronda, con { $highest }-{ $highest }.
   *[other] Es { $highest }-{ $highest } en la ronda 1 y baja uno en cada ronda.
}
mexican-train-help-first = El doble inicial está en la mesa antes de repartir. Cada jugador saca una ficha: el que saca más pintas empieza la ronda 1, y si hay empate se vuelve a sacar. Después empieza cada vez el siguiente.
mexican-train-help-first-dealt = Si te toca el doble inicial, lo pongo por ti y empiezas. Si nadie lo tiene, todos roban por turnos hasta que sale y se quedan lo robado.

mexican-train-help-title-trains = Los trenes
mexican-train-help-own = Cada jugador tiene su propio tren. Su primera ficha lleva el número del doble inicial.
mexican-train-help-mexican = Además está el tren mexicano, { $mexican-from ->
    [own_started] abierto a todos los que ya tienen una ficha en su tren. Para cubrir ahí un doble no hace falta.
   *[any_time] abierto a todos. Cualquiera puede empezarlo.
}
mexican-train-help-marked = Un tren con marcador también está abierto a todos.
mexican-train-help-example-marked = 8-3 va en tu tren, 6-5 en el del marcador y 5-1 en ninguno

mexican-train-help-turn = Juega una ficha en tu tren, en el mexicano o en uno con marcador. Si puedes jugar, tienes que hacerlo.
mexican-train-help-no-fit = Si nada encaja, robo una ficha por ti y la juego si encaja en un tren. Si no encaja o ya no quedan, paso por ti.
mexican-train-help-marker = Cuando pasas, tu tren lleva marcador. Se quita cuando juegas en tu propio tren.

mexican-train-help-title-first-turn = El primer turno
mexican-train-help-first-turn = En tu primer turno pones todas las fichas que quieras, siempre en tu propio tren. Si ninguna encaja, robas una.
mexican-train-help-first-doubles = En ese turno los dobles no se cubren. Si tu tren termina en uno, hay que cubrirlo a partir de los segundos turnos.
mexican-train-help-first-doubles-free = En ese turno los dobles no piden una segunda ficha.

mexican-train-help-title-doubles = Los dobles
mexican-train-help-doubles = { $doubles ->
    [cover] Después de un doble juegas otra vez para cubrirlo. Si no puedes, robas una ficha, y pasas si tampoco encaja.
    [chain] Después de un doble puedes jugar más dobles en trenes abiertos, y luego cubres uno. Si no puedes, robas una ficha, y pasas si tampoco encaja.
    [free] Después de un doble juegas otra ficha en cualquier tren abierto. Si no puedes, robas una ficha, y pasas si tampoco encaja.
   *[none] Un doble es una ficha como las demás.
}
mexican-train-help-owed = { $doubles ->
    [chain] Los dobles sin cubrir van primero, empezando por el más antiguo. Todos pueden jugar en ellos, y en ningún otro sitio.
   *[cover] Un doble sin cubrir se cubre antes que nada. Todos pueden jugar en él, y en ningún otro sitio.
}
mexican-train-help-no-cover = Un doble no se cubre si ya están en la mesa todas las fichas de su número.

mexican-train-help-title-round-end = El final de la ronda
mexican-train-help-round-end = La ronda termina cuando alguien juega su última ficha.
mexican-train-help-last-double = { $last-double ->
    [covered] Si la última ficha es un doble, se roba una: si encaja, el jugador domina. También domina si el pozo está vacío o están en la mesa todas las fichas de ese número.
   *[ends] La última ficha puede ser un doble, y entonces no se cubre.
}
mexican-train-help-blocked = También termina cuando el pozo está vacío, todos han pasado seguidos y nadie puede jugar.

mexican-train-help-score = Cada jugador suma las pintas que le quedan.
mexican-train-help-match = { $rounds ->
    [1] Gana el que suma menos, y si hay empate se comparte la victoria.
   *[other] Tras { $rounds } rondas gana el total más bajo, y si hay empate se comparte la victoria.
}

mexican-train-help-well-heavy = Juega pronto las fichas pesadas: son las que más cuestan si otro domina.
mexican-train-help-well-train = Planea tu tren: busca la serie más larga de tu mano. Juega las demás fichas en el tren mexicano y en los trenes con marcador.
mexican-train-help-well-doubles = { $doubles ->
    [free] Juega los dobles cuando tengas otra ficha que jugar.
   *[cover] Juega los dobles cuando puedas cubrirlos, o cuando el siguiente no pueda.
}
mexican-train-help-well-mexican = Fíjate en qué roban y a qué pasan los demás: así sabes qué números no tienen.
