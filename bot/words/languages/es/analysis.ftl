button-biggest-mistake = Mayor error
button-my-match = Mi partida
button-details = Detalles
button-share = Compartir

moment-of-deal = { $deal }, { $moment }

mistake-better = { $best } era mejor que { $played }: { $points }.
mistake-shared = { $who } comparte un error.
mistake-none = Sin errores claros en la mano { $deal }. ¡Muy bien jugado!
mistake-nothing = En la mano { $deal } no tuviste nada que decidir.
mistake-little = Sin grandes errores en la mano { $deal }. Como mucho, **{ $best }** era mejor que **{ $played }**: { $points }.
mistake-waiting = Revisando todas tus decisiones…
mistake-waiting-match = Revisando todas tus decisiones: mano { $deal } de { $deals }…

mistake-cost = { $who-is ->
    [you] Eso te costó { $points }
   *[one] A { $who } le costó { $points }
}
mistake-slip = Un pequeño fallo: { $points }
mistake-chose = { $who-is ->
    [you] Elegiste
   *[one] Eligió { $who }
}
mistake-best = Mejor
mistake-on-table = En la mesa
mistake-to-lead = Sale
mistake-to-place = Por colocar: { $tile }
mistake-line = La línea
mistake-no-line = Aún sin fichas
mistake-pass-left = A la izquierda
mistake-pass-right = A la derecha
mistake-pass-across = Al frente
mistake-pass = Pase
mistake-no-bid = Sin pujas aún
mistake-bid = { $who-is ->
    [you] Pujaste { $bid }
   *[one] { $who } pujó { $bid }
}
mistake-bid-won = { $who-is ->
    [you] Pujaste { $bid }, llevas { $won }
   *[one] { $who } pujó { $bid }, lleva { $won }
}
mistake-leader = { $who-is ->
    [you] Saliste
   *[one] Salió { $who }
}

chance-bid = Probabilidad de cumplir
chance-own = Probabilidad de cumplir { $bid }
chance-other = Probabilidad de que { $who } cumpla { $bid }
chance-moon = Probabilidad de disparar a la luna
chance-moon-other = Probabilidad de que otro dispare a la luna
chance-better = Resulta mejor
chance-level = Sale mejor casi igual de a menudo, pero por más.

details-cost = Costó { $cost } ± { $error } { $unit ->
    [mark] marcas
    [round] rondas
   *[point] puntos
} de promedio, en { $worlds } manos compatibles con lo que sabías.
details-exact = Costó { $cost } { $unit ->
    [mark] marcas
    [round] rondas
   *[point] puntos
}, calculado con exactitud.
details-chance = { $chance }: { $best }% en vez de { $played }%.
details-note = -# Solo usa lo que podías saber entonces. Las personas pueden jugar de otro modo.

match-luck-told = { $came ->
    [even] Tus fichas fueron normales.
    [good] Tus fichas te dieron { $points }.
   *[bad] Tus fichas te costaron { $points }.
}
match-slips-told = { $slips ->
    [0] Ningún fallo. ¡Muy bien jugado!
    [one] 1 fallo te costó { $points }.
   *[other] { $slips } fallos te costaron { $points }.
}
match-course-told = { $came ->
    [good] Precisión { $accuracy }: claramente mejor que tu { $usual } habitual.
   *[bad] Precisión { $accuracy }: claramente por debajo de tu { $usual } habitual.
}
grade-best = { $count ->
    [one] { $count } mejor
   *[other] { $count } mejores
}
grade-good = { $count ->
    [one] { $count } buena
   *[other] { $count } buenas
}
grade-small-slip = { $count ->
    [one] { $count } fallo leve
   *[other] { $count } fallos leves
}
grade-slip = { $count ->
    [one] { $count } fallo
   *[other] { $count } fallos
}
match-unscored = Ninguna mano dio puntos, así que no sé qué tan buenas eran tus fichas.
match-choose = Tus decisiones más caras
match-choice = { $moment }: { $played }, mejor { $best }
match-choice-cost = costó { $points }
match-details-accuracy = { $decisions ->
    [one] Precisión { $accuracy } de 100 en 1 decisión: { $counts }.
   *[other] Precisión { $accuracy } de 100 en { $decisions } decisiones: { $counts }.
}
match-details-nothing = No tuviste nada que decidir: no hay precisión.
match-details-parts = Tus fichas { $luck } ± { $error }, tus fallos { $slips }, el resto { $rest } ± { $error }. En total { $total } { $unit ->
    [mark] marcas
    [round] rondas
   *[point] puntos
}.
match-details-deal = { $lost } (mano { $deal })
match-details-deals = Costo de los fallos por mano: { $deals }.
match-details-note = -# Mejor = la mejor jugada, o casi empatada con ella. Buena = no costó casi nada, o no estoy seguro. Precisión = 100 sin fallos, y menos cuanto más cuesten al lado de lo que vale una mano. Tus fichas = lo que sacan con ellas las máquinas fáciles. El resto = cómo jugaron los demás, y el azar.

match-accuracy = Precisión
match-of-hundred = de 100
match-scale = 100 = sin fallos
match-course = Últimas { $count }
match-no-accuracy = Nada que decidir
match-ahead = { $unit ->
    [mark] Marcas de ventaja sobre los demás
    [round] Rondas de ventaja sobre los demás
   *[point] Puntos de ventaja sobre los demás
}
match-luck = tus fichas
match-rest = el resto
match-slips = tus fallos
match-total = total
match-no-score = Ninguna mano dio puntos
match-costliest = Jugadas más caras
match-no-mistake = Sin errores claros.
match-no-mistake-more = Con lo que podías saber entonces.
match-moves = { $played }, mejor { $best }

alt-mistake = { $who-is ->
    [you] Mayor error. { $moment }: { $headline }. Elegiste { $played }, mejor { $best }.
   *[one] Mayor error. { $moment }: { $headline }. { $who } eligió { $played }, mejor { $best }.
}
alt-mistake-chance = { $chance }: { $best } en vez de { $played }.
alt-mistake-table = En la mesa: { $plays }.
alt-match = Mi partida, { $title }.
alt-match-accuracy = Precisión { $accuracy } de 100: { $counts }.
alt-match-course = Precisión de las últimas partidas: { $accuracies }.
alt-match-deal = { $deal }: { $counts }.
alt-match-costliest = Más caras: { $moves }.

analysis-busy = Las máquinas están ocupadas con partidas. Inténtalo en un momento.
analysis-no-deal = Espera a que termine una mano. Antes sería una pista.
analysis-not-over = Esa mano aún no ha terminado. Antes sería una pista.
analysis-nothing = En esa mano no tuviste nada que decidir.
analysis-not-yours = Esa decisión no es tuya. Usa **Mayor error** al final de una mano.
analysis-not-there = Solo los que jugaron ahí pueden revisarlo.
analysis-alone = Esto lo jugaste por tu cuenta: no hay canal donde compartirlo.
analysis-elsewhere = Esto se jugó en otro canal. Compártelo ahí.
