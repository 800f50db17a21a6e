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
