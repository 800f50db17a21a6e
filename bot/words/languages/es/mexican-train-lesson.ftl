lesson-mexican-train-welcome = Acaba tus fichas antes que los demás. Cada uno tiene su tren, y el tren mexicano es de todos. Salen del doble inicial, 12-12, y las mitades iguales se tocan. Las fichas que te quedan cuentan sus pintas en tu contra.

lesson-mexican-train-start =
    { $ann } empezó su tren con 12-7. { $bo } no tenía 12 y robó una ficha que tampoco encajó. Por eso su tren lleva marcador: está abierto a todos.
    {"**"}Solo encaja tu 12-8. ¿Dónde la juegas?**
    .right = Tu tren ya salió, y nadie más puede jugar en él. Tus otras fichas pueden seguir ahí.
    .hint = En ese tren pueden jugar todos, y al tuyo le sigue faltando un 12. Empieza el tuyo.

lesson-mexican-train-run =
    Unos turnos después tu tren termina en 4. Encajan 10-4, 5-4 y 4-2.
    {"**"}¿Con cuál puede seguir más tu tren?**
    .right = Deja un 10. Pueden seguir 10-10, 10-5, 5-4, 4-2 y 3-2.
    .right-five = Deja un 5. Pueden seguir 10-5 y 10-10.
    .hint = Deja un 2. Después de tu 3-2 el tren se pararía.

lesson-mexican-train-double =
    Tu tren termina en 10. Un doble hay que cubrirlo enseguida: juegas otra ficha sobre él.
    {"**"}¿10-10 o 10-5?**
    .right = Tu 10-5 lo cubre. Un doble solo encaja en un número: juégalo mientras puedas.
    .hint = 10-10 solo encaja en un 10 y se te quedaría. Juégalo ya: tu 10-5 lo cubre.

lesson-mexican-train-own =
    Cubriste tu doble con 10-5. Ahora tu tren y el mexicano terminan en 5.
    {"**"}¿Dónde juegas 5-4?**
    .right = En tu 4 no puede jugar nadie más, y pueden seguir 4-2 y 3-2.
    .hint = Ahí todos pueden jugar en tu 4 antes que tu 4-2. En tu propio tren está a salvo.

lesson-mexican-train-heavy =
    Tu tren termina en 4 y el mexicano en 11. No tienes con qué cubrir 11-11: robarías una ficha, y quizá tu tren lleve marcador.
    {"**"}¿11-11 o 4-2?**
    .right = ¡22 pintas menos! Nada encajó, robaste, y tu tren lleva marcador. Ahora { $ann } tiene que cubrir tu doble.
    .hint = Tu 4 te espera. El 11 no: el siguiente puede usarlo, y te quedas con 22 pintas.

lesson-mexican-train-open =
    Unos turnos nada encajó y robaste. Ahora el tren de { $ann } también lleva marcador. Termina en 10.
    {"**"}¿10-8 o 10-7?**
    .right = 18 pintas menos. Las fichas que te quedan cuentan sus pintas, así que las pesadas van primero.
    .hint = Encaja, pero 10-8 pesa más. Las fichas que te quedan cuentan sus pintas.

lesson-mexican-train-marker =
    Robaste 5-1, y tres trenes terminan en 5: el tuyo, el mexicano y el de { $bo }. El tuyo aún lleva su marcador.
    {"**"}¿Dónde juegas 5-1?**
    .right = Se fue el marcador. Tu tren vuelve a ser solo tuyo.
    .hint = Tu tren sigue abierto a todos. El marcador solo se quita jugando en tu propio tren.

lesson-mexican-train-cover =
    { $bo } jugó 7-7 y no pudo cubrirlo. Mientras no se cubra, nadie puede jugar en otro sitio. Tienes 10-7 y 8-7.
    {"**"}¿Con cuál lo cubres?**
    .right = Cubierto: ya se puede jugar en cualquier tren abierto. Unos turnos después dominas: { $ann } suma 46, { $bo } 48 y tú 0.
    .right-eight = Cubierto: ya se puede jugar en cualquier tren abierto. Tu 10-7 espera un 10 o un 7.

lesson-mexican-train-learned =
    • Juega en tu tren, en el mexicano o en uno con marcador.
    • Si nada encaja, robas. Si eso tampoco encaja, tu tren lleva marcador.
    • Un doble se cubre antes que nada.
    • Haz largo tu propio tren y juega pronto las fichas pesadas.

lesson-mexican-train-run-title = El tren más largo
lesson-mexican-train-run-welcome = Antes de jugar, sigue los números en tus fichas: ¿después de cuál pueden seguir más?

lesson-mexican-train-run-far =
    Tu tren termina en 5. Encajan 9-5, 8-5 y 5-0.
    {"**"}¿Con cuál empieza la mejor serie?**
    .right = Pueden seguir 10-8, 10-1, 11-1, 11-0 y 5-0, y son 13 pintas menos.
    .zero = La serie es igual de larga, pero 8-5 va al final. Las pesadas van primero.
    .hint = Ninguna otra ficha tuya tiene un 9. El tren se pararía.

lesson-mexican-train-run-long =
    Unos turnos después tu tren termina en 1.
    {"**"}¿11-1 o 2-1?**
    .right = Deja un 11: pueden seguir 11-0, 5-0 y 9-5.
    .hint = Deja un 2, y ninguna otra ficha tuya tiene uno.

lesson-mexican-train-run-next =
    Tu tren termina en 11.
    {"**"}¿11-6 o 11-0?**
    .right = Pueden seguir 5-0 y 9-5. 11-6 no se pierde: encaja en el tren de { $bo } si un marcador lo abre.
    .hint = 11-6 pesa más, pero ninguna otra ficha tuya tiene un 6. El tren se pararía.

lesson-mexican-train-run-learned =
    • Planea tu tren: mira dos o tres fichas adelante.
    • Si dos series son iguales, empieza por la ficha más pesada.

lesson-mexican-train-doubles-title = Los dobles
lesson-mexican-train-doubles-welcome = Un doble hay que cubrirlo. Ten lista la ficha, o guarda el doble para el final.

lesson-mexican-train-doubles-cover =
    Tu tren termina en 4 y lleva marcador. Tienes 4-4, 5-4 y 5-5.
    {"**"}¿4-4 o 5-4?**
    .right = 5-4 lo cubre y se va el marcador. En el próximo turno puede seguir 5-5.
    .hint = Entonces no queda un 4 para 4-4. Juégalo primero: 5-4 lo cubre.

lesson-mexican-train-doubles-bare =
    Quedan dos fichas: 11-8 para tu tren y 7-7 para el de { $bo }, con marcador. { $ann } y { $bo } no tenían sietes.
    {"**"}¿11-8 o 7-7?**
    .right = En el próximo turno 7-7 es tu última ficha: no hay que cubrirla, y dominas.
    .hint = No tienes con qué cubrirlo y robarías. Como última ficha, 7-7 no hay que cubrirlo.

lesson-mexican-train-doubles-learned =
    • Juega un doble cuando puedas cubrirlo.
    • Si un doble es tu última ficha, no hay que cubrirlo.

lesson-mexican-train-open-title = Primero los otros trenes
lesson-mexican-train-open-welcome = Tu propio tren te espera. Un número en otro tren puede no estar en tu próximo turno.

lesson-mexican-train-open-double =
    { $bo } empezó el tren mexicano con 12-4. Tienes 12-0 para el tuyo, y 4-4 y 4-0.
    {"**"}¿Cuál juegas?**
    .right = 4-0 lo cubre: dos fichas en un turno. Tu tren puede empezar después.
    .hint = El 4 puede irse antes de tu turno, y 4-4 no encaja en nada más. Tu 4-0 lo cubre.

lesson-mexican-train-open-guest =
    El tren de { $ann } lleva marcador y termina en 8. El tuyo termina en 5.
    {"**"}¿10-8 o 6-5?**
    .right = 18 pintas menos. Enseguida { $ann } quitó el marcador, y tu 5 sigue ahí.
    .hint = Tu 5 espera a 6-5. El 8 solo está abierto mientras haya marcador.

lesson-mexican-train-open-wait =
    Ahora lleva marcador el tren de { $bo }, que termina en 2. Tienes 6-5 y 2-0.
    {"**"}¿Cuál va primero?**
    .right = Nadie toca tu 5: en el próximo turno dominas con 6-5. { $ann } suma 33, { $bo } 26 y tú 0.
    .hint = El 2 puede irse antes de tu turno. Tu propio 5 espera a 6-5.

lesson-mexican-train-open-learned =
    • Usa los trenes con marcador y el mexicano mientras estén abiertos.
    • Guarda una ficha para tu tren: nadie te quita su punta.

lesson-mexican-train-out-title = Dominar
lesson-mexican-train-out-welcome = Quedan pocas fichas: que cada una deje un número para la siguiente.

lesson-mexican-train-out-double =
    Tu tren termina en 1 y lleva marcador. Encajan 3-1 y 1-1.
    {"**"}¿Cuál va primero?**
    .right = 3-1 lo cubre enseguida, y se va el marcador.
    .hint = Entonces no queda un 1 para 1-1. Juégalo primero: 3-1 lo cubre.

lesson-mexican-train-out-ten =
    Tu tren termina en 3. Tienes 10-6, 10-3 y 3-2.
    {"**"}¿10-3 o 3-2?**
    .right = Deja un 10 para tu 10-6, y son 13 pintas menos.
    .hint = Deja un 2, y ninguna otra ficha tuya tiene uno. Con 10-3 puede seguir 10-6.

lesson-mexican-train-out-learned =
    • Primero los dobles que puedes cubrir.
    • Deja un número para tu próxima ficha.
    • Las pesadas antes que las ligeras.
