lesson-blind-hughie-welcome = Tus fichas están en una fila, boca abajo. Quédate sin ellas: gana el que tenga menos pintas (puntitos).

lesson-blind-hughie-turn =
    Las puntas de la línea son 1 y blanca.
    {"**"}Voltea tu ficha de la derecha.**
    .right = Es 2-0. Encaja en la blanca, así que se juega y tu turno termina.

lesson-blind-hughie-back =
    Otro turno. Las puntas son 1 y 2.
    {"**"}Voltea tu ficha de la derecha.**
    .right = Es 3-3, que no encaja en ninguna punta. Vuelve a la izquierda de tu fila. ¡Recuérdala!

lesson-blind-hughie-ends =
    2-1 encaja en las dos puntas. En tu fila siguen dos fichas desconocidas, luego 3-2, 6-0, 5-2 y 2-2.
    {"**"}A la izquierda deja dos doses; a la derecha, dos unos. ¿Cuáles dejas?**
    .right = Tres de tus próximas fichas tienen un 2, así que podrás jugarlas.
    .right-other = También es buena: ahora solo encaja 1-1 y tienes menos pintas que { $ann }.

lesson-blind-hughie-next =
    6-0 encaja en las dos puntas. Siguen 5-2, 2-2, 0-0, 6-5 y 3-0 para ti, y 5-5, 6-3, 5-0 y 5-3 para { $ann }.
    {"**"}A la izquierda deja dos blancas; a la derecha, dos seises. ¿Cuáles dejas?**
    .right = La primera blanca de { $ann } es su tercera ficha. Tú tienes dos: 0-0 y 3-0.
    .hint = Con seises, { $ann } juega 6-3 en su segundo turno, mucho antes que tu 6-5.

lesson-blind-hughie-stay =
    3-0 encaja en las dos puntas. Siguen 3-3, 6-6, 3-2, 5-2, 2-2 y 6-5 para ti, y 4-4, 5-5, 6-3 y 1-1 para { $ann }.
    {"**"}A la izquierda deja dos treses; a la derecha, dos blancas. ¿Cuáles dejas?**
    .right = 3-3 es justo tu próxima ficha.
    .hint = Todas las demás blancas están en la línea. La mano terminaría y tienes más pintas.

lesson-blind-hughie-score =
    6-5 encaja en las dos puntas. A ti te quedan 6-6 y 2-2; a { $ann }, 1-1 y 4-4.
    {"**"}A la izquierda deja dos seises; a la derecha, dos cincos. ¿Cuáles dejas?**
    .right = Sigue 6-6 y no encaja nada más. Terminas con 4 pintas y { $ann } con 10: sumas la diferencia, 6.
    .hint = En un 5 ya no encaja nada. La mano terminaría con 16 pintas para ti.

lesson-blind-hughie-learned =
    • Voltea tu ficha de la derecha. Si encaja en una punta, se juega.
    • Si no, vuelve a la izquierda. Recuérdala.
    • Si encaja en las dos puntas, deja un número que tengan tus próximas fichas.
    • El que tiene menos pintas suma la diferencia.

lesson-blind-hughie-any-title = Cualquier ficha
lesson-blind-hughie-any-welcome = Aquí puedes voltear cualquier ficha de tu fila. Si no encaja, vuelve a la izquierda: recuerda tus fichas.

lesson-blind-hughie-any-new =
    Las dos puntas son 4. Tu fila desde la izquierda: 5-1, 6-3, 3-2 y una que no has visto.
    {"**"}¿Cuál volteas?**
    .right = Es 2-1. No encaja, pero valía la pena probar. Ahora conoces las cuatro.
    .hint = Esa ya la conoces y no encaja en un 4. Prueba la que no has visto.

lesson-blind-hughie-any-next =
    { $ann } abrió un 3. Tu fila desde la izquierda: 2-1, 5-1, 6-3 y 3-2.
    {"**"}¿Cuál volteas?**
    .right = Encaja en el 3 y deja un 2: tu 2-1 es la próxima.
    .six = Encaja, pero deja un 6, y ninguna otra ficha tuya tiene uno.
    .hint = No encaja: las puntas son un 3 y un 4.

lesson-blind-hughie-any-recall =
    Unos turnos después las puntas son un 6 y un 4. Tu fila: 5-1 y 6-3.
    {"**"}¿Cuál volteas?**
    .right = ¡Buena memoria! 6-3 encaja. Pronto no encaja nada: { $ann } tiene 19 pintas y tú 6, así que sumas 13.
    .hint = 5-1 no encaja. 6-3 sí.

lesson-blind-hughie-any-learned =
    • Recuerda tus fichas: cada una vuelve a la izquierda.
    • Voltea una conocida si su número está abierto; si no, una nueva.
    • Deja un número para la próxima.

lesson-billitonnen-welcome = Tus fichas están en una fila, boca abajo. Gana el primero en jugarlas todas.

lesson-billitonnen-turn =
    Las puntas de la línea son 4 y 2.
    {"**"}Voltea tu ficha de la derecha.**
    .right = Es 3-2. Encaja en el 2, así que se juega y volteas la siguiente.

lesson-billitonnen-back =
    Tu turno sigue. Las puntas son 4 y 3.
    {"**"}Voltea tu ficha de la derecha.**
    .right = Es 5-1, que no encaja en ninguna punta. Vuelve a la izquierda de tu fila y sigue { $ann }.

lesson-billitonnen-peek =
    Un turno anterior: 4-3 encaja en las dos puntas. Antes de elegir, puedes mirar tu próxima ficha.
    {"**"}¿Qué haces primero?**
    .right = Es gratis y solo la ves tú: tu próxima ficha es 3-3.
    .hint = No adivines. Mirar primero es gratis.

lesson-billitonnen-ends =
    Tu próxima ficha es 3-3.
    {"**"}A la izquierda deja dos cuatros; a la derecha, dos treses. ¿Cuáles dejas?**
    .right = Ahora las dos puntas son 3, así que 3-3 encaja y tu turno sigue.
    .hint = Con dos cuatros, 3-3 terminaría tu turno.

lesson-billitonnen-double =
    6-5 encaja en las dos puntas y tu próxima ficha es 5-4.
    {"**"}A la izquierda deja dos seises; a la derecha, dos cincos. ¿Cuáles dejas?**
    .right = 5-4 encaja en un 5. Son dos fichas en un turno.
    .hint = Con dos seises, 5-4 terminaría tu turno.

lesson-billitonnen-last =
    5-1 encaja en las dos puntas. Tu última ficha es 1-0: ya se volteó antes.
    {"**"}A la izquierda deja dos unos; a la derecha, dos cincos. ¿Cuáles dejas?**
    .right = 1-0 encaja, tu fila queda vacía, ¡y ganas!
    .free = Puedes, pero ya la conoces: es 1-0.
    .hint = Con dos cincos, 1-0 no encajaría.

lesson-billitonnen-learned =
    • Voltea fichas hasta que una no encaje.
    • Esa vuelve a la izquierda; si es doble, boca arriba.
    • Si una ficha encaja en las dos puntas, mira antes la siguiente.
    • Gana el primero en vaciar su fila.

lesson-billitonnen-doubles-title = Dobles boca arriba
lesson-billitonnen-doubles-welcome = Los dobles que no encajan vuelven boca arriba. Aquí puedes jugar uno en cuanto su número esté abierto, en vez de voltear.

lesson-billitonnen-doubles-first =
    Jugaste 4-0: las puntas son un 3 y un 4. Tu próxima ficha es 4-3, y tu 4-4 está boca arriba.
    {"**"}¿Volteas la próxima o juegas 4-4?**
    .right = 4-4 encaja ahora y tu turno sigue. El 4 queda abierto.
    .hint = 4-4 encaja ahora. Después de 4-3 el 4 puede quedar tapado, y 4-4 se te quedaría.

lesson-billitonnen-doubles-end =
    4-3 encaja en las dos puntas. Ya viste el resto de tu fila: sigue 6-3, luego 3-1 y 6-0.
    {"**"}A la izquierda deja dos cuatros; a la derecha, dos treses. ¿Cuáles dejas?**
    .right = Siguen 6-3, 3-1 y 6-0: tu fila queda vacía, ¡y ganas!
    .free = Puedes, pero ya la conoces: es 6-3.
    .hint = Con dos cuatros, 6-3 terminaría tu turno.

lesson-billitonnen-doubles-learned =
    • Juega un doble boca arriba en cuanto encaje.
    • Recuerda las que volvieron: así planeas todo un turno.
