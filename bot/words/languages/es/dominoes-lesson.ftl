lesson-dominoes-welcome = Juega todas tus fichas antes que { $ann }. Las fichas se tocan con mitades iguales y juegas en cualquiera de las dos puntas de la línea. El ganador suma las pintas (los puntitos) que le quedan al otro.

lesson-dominoes-fits =
    Tu 3-3 era el doble más alto, así que abriste la mano con él. { $ann } jugó 3-0: las puntas son una blanca y un 3.
    {"**"}Juega una ficha con una blanca o un 3.**
    .right = Encaja en el 3. 6-4 y 5-4 no tienen ninguno de los dos números, así que tienen que esperar.
    .right-blank = Encaja en la blanca. 6-4 y 5-4 no tienen ninguno de los dos números, así que tienen que esperar.

lesson-dominoes-keep =
    Unas jugadas después, las puntas son un 3 y una blanca. 4-0 y 2-0 encajan en la blanca.
    {"**"}¿Cuál deja un número con el que puedas seguir jugando?**
    .right = Deja un 4, y aún tienes 6-4 y 5-4. { $ann } no tiene ni treses ni cuatros, así que tiene que robar.
    .hint = Deja un 2, y ninguna de tus otras fichas tiene un 2 o un 3. Tendrías que robar.

lesson-dominoes-ends =
    { $ann } no tenía ni treses ni cuatros: robó hasta que encajó 6-3. Las puntas son un 6 y un 4.
    {"**"}¿Qué jugada deja solo un número que { $ann } no tiene?**
    .right = Ahora las dos puntas son 4 y { $ann } no tiene cuatros. Tiene que robar otra vez.
    .hint = Eso deja un 6, y { $ann } puede tener uno. ¿Qué número no tiene?

lesson-dominoes-alone =
    La mano sigue. Las puntas son un 1 y un 2. { $ann } no tiene cuatros y tú tienes tres.
    {"**"}¿4-2 o 2-0?**
    .right = Vuelves a dejar un 4, y solo tú puedes jugarle.
    .hint = Deja un 1 y una blanca, y ninguna de tus otras fichas los tiene. Tendrías que robar.

lesson-dominoes-double =
    Las puntas son un 6 y un 4. { $ann } sigue sin cuatros.
    {"**"}¿4-4 o 4-3?**
    .right = Un doble encaja en un solo número, así que juégalo mientras puedas. El 4 sigue abierto para tu 4-3.
    .hint = Entonces no queda ningún 4 abierto y tu 4-4 se ahorca: un doble encaja en un solo número.

lesson-dominoes-last =
    Te quedan dos fichas: 4-3 y 2-0. Las puntas son una blanca y un 4.
    {"**"}¿Cuál juegas?**
    .right = { $ann } no tiene treses, así que tiene que jugar en la blanca. Juega 0-0 y tú dominas con 2-0: ¡dominó! Le quedan 7 pintas, así que sumas 7.
    .right-sure = { $ann } no tiene cuatros, así que el 4 sigue abierto para tu 4-3. En el próximo turno dominas: ¡dominó!

lesson-dominoes-learned =
    • Juega una ficha que tenga el número de una punta abierta. Si nada encaja, robas.
    • Deja números que tú tienes y los demás no.
    • Juega los dobles mientras puedas.
    • El ganador suma las pintas que les quedan a los demás.

lesson-all-fives-welcome = Las fichas se tocan con mitades iguales. Después de cada jugada se suman las puntas abiertas de la línea. Si dan 5, 10, 15, etc., ganas esos puntos al momento.

lesson-all-fives-sum =
    { $ann } salió con 6-6. Un doble cuenta sus dos mitades, así que las puntas suman 12.
    {"**"}¿Con qué ficha suman 15?**
    .right = 12 + 3 = 15: sumas 15 puntos al momento.
    .hint = 12 + 5 = 17, y eso no da nada.

lesson-all-fives-spinner =
    El primer doble es el pivote. Ya tiene cubiertos los dos lados, así que también recibe fichas arriba y abajo. Ahora ninguna jugada suma.
    {"**"}¿Qué ficha sería la más difícil de jugar después?**
    .right = Un doble encaja en un solo número. Juégalo mientras su número está abierto.
    .hint = Puedes, pero tu 3-3 encaja en un solo número. Juégalo mientras haya un 3 abierto.

lesson-all-fives-arm =
    A la izquierda, 5-5 cuenta 10, y a la derecha hay un 5. Arriba y abajo aún no cuentan.
    {"**"}¿Dónde juegas 6-5?**
    .right = ¡10 + 5 + 5 = 20 puntos! Un brazo cuenta cuando tiene ficha.
    .hint = Eso tapa un 5, y la suma no es múltiplo de 5. ¿Dónde añade 6-5 un 5?

lesson-all-fives-double =
    { $ann } no tenía ni cincos ni seises, así que robó. Ahora ninguna jugada suma, y tus cuatros encajan abajo.
    {"**"}¿4-4 o 4-0?**
    .right = Soltaste tu doble y el 4 sigue abierto para 4-0.
    .hint = Entonces no queda ningún 4 abierto y 4-4 se ahorca: 8 pintas para { $ann } si domina.

lesson-all-fives-fives =
    Las puntas: izquierda 5-5 (10), derecha una blanca, arriba un 5, abajo 4-4 (8). Suman 23.
    {"**"}¿Qué jugada hace que sumen 15?**
    .right = 10 + 5 = 15 puntos. Luego dominas con 3-0: a { $ann } le quedan 6 pintas, así que sumas 5 más.
    .hint = Eso da más de 23. Tapa el 4-4, que cuenta 8.

lesson-all-fives-learned =
    • Después de tu jugada se suman todas las puntas abiertas. Los múltiplos de 5 dan puntos.
    • Un doble en una punta cuenta sus dos mitades. Un brazo cuenta cuando tiene ficha.
    • Si ninguna jugada suma, juega dobles y fichas pesadas.
    • Al dominar sumas las pintas que quedan, redondeadas a múltiplos de 5.
