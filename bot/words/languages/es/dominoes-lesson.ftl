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

lesson-dominoes-suits-title = Tu número fuerte
lesson-dominoes-suits-welcome = Block entre cuatro: todas las fichas están repartidas y nadie roba. Por eso importa qué números quedan abiertos.

lesson-dominoes-suits-keep =
    Las puntas son un 4 y un 3. Cuatro de tus seis fichas tienen un 3.
    {"**"}¿Qué jugada te deja el 3 abierto?**
    .right = El 3 sigue abierto, aún tienes cuatro fichas para él y tu 6-3 encaja en las dos puntas.
    .three = Las dos puntas son 3, pero gastas uno tuyo. Con 6-4 los guardas todos.
    .hint = Eso tapa el 3, tu mejor número. Juega en la otra punta.

lesson-dominoes-suits-again =
    Una vuelta después, las puntas son un 2 y un 3. Sigues con cuatro fichas con un 3.
    {"**"}¿Cuál juegas?**
    .right = El 3 sigue abierto, y tu 3-1 ahora encaja en las dos puntas.
    .hint = Eso tapa el 3. Deja que los demás gasten antes sus treses.

lesson-dominoes-suits-learned =
    • Busca el número que tienen más fichas tuyas.
    • Déjalo abierto: juega en la otra punta mientras puedas.

lesson-dominoes-passes-title = Después de un paso
lesson-dominoes-passes-welcome = El que pasa no tiene ninguno de los números abiertos. Recuérdalos y aprovéchalos.

lesson-dominoes-passes-knock =
    Las puntas son un 5 y un 4. { $ann } y { $bo } ya pasaron a cincos.
    {"**"}¿Qué jugada los hace pasar otra vez a los dos?**
    .right = Las dos puntas son 5: { $ann } y { $bo } pasan. Solo { $cleo } puede tener un 5.
    .hint = Eso deja abierto otro número. ¿Cuál les falta a { $ann } y a { $bo }?

lesson-dominoes-passes-again =
    Los dos pasaron y { $cleo } jugó 5-0. Las puntas son una blanca y un 5. Tienes 6-4, 6-0 y 5-3.
    {"**"}¿Qué jugada deja solo números que nadie más tiene?**
    .right = Los demás cincos y seises ya están en la línea. Todos pasan y vuelve a tocarte.
    .hint = Eso abre un 3 y los demás siguen jugando. Cuenta los seises: cinco en la línea y dos tuyos.

lesson-dominoes-passes-turn =
    Todos pasaron. Las puntas son un 6 y un 5, y tienes 6-4 y 5-3.
    {"**"}¿Cuál va primero? { $bo } también pasó a treses.**
    .right = { $bo } no tiene treses y se queda con sus pintas. El 6 espera a tu 6-4: en el próximo turno dominas y sumas 28.
    .hint = Así también dominas en el próximo turno, pero todos pueden tener un 4. Con un 3, { $bo } tiene que pasar.

lesson-dominoes-passes-learned =
    • Si alguien pasa, recuerda los números abiertos: no los tiene.
    • Vuelve a abrirlos cuando le toque después.
    • Si pasan todos los demás, juegas otra vez.

lesson-dominoes-seven-title = Cuenta hasta siete
lesson-dominoes-seven-welcome = Cada número está en siete fichas. Aquí { $bo } es tu pareja.

lesson-dominoes-seven-count =
    Las puntas son un 6 y un 5. En la línea hay cuatro cincos: 5-5, 5-4, 5-2 y 5-0.
    {"**"}¿Cómo juegas dos veces seguidas?**
    .right = Cuatro en la línea y tres tuyos: nadie más tiene cincos. Pasan los tres.
    .hint = Eso deja abierto otro número. Cuenta los cincos: cuatro en la línea y tres tuyos.

lesson-dominoes-seven-spare =
    Todos pasaron y las dos puntas son 5. Tienes 5-3, 5-1, 2-2 y 1-0.
    {"**"}¿5-3 o 5-1?**
    .right = En el 1 puede seguir tu 1-0, y guardas 5-3: el último 5 de todos.
    .hint = Entonces ninguna otra ficha tuya encaja en el 3. ¿Qué número tienes otra vez?

lesson-dominoes-seven-block =
    Las puntas son un 3 y un 5. Tienes 5-3, 2-2 y 1-0: después de jugar te quedan solo 5 pintas.
    {"**"}¿Dónde juegas 5-3?**
    .right = Las dos puntas son 5 y los siete ya salieron: ¡tranque! Con tan pocas pintas lo ganas, y tu equipo suma 56.
    .hint = Eso deja treses y los demás siguen jugando. Con 5 en las dos puntas nadie puede.

lesson-dominoes-seven-learned =
    • Cada número está en siete fichas. Cuenta las que ves.
    • Si tienes todas las que faltan, solo tú puedes jugar ahí.
    • Tranca la línea cuando tienes pocas pintas.

lesson-dominoes-partner-title = Tu pareja
lesson-dominoes-partner-welcome = { $bo } es tu pareja. Aquí se juega al revés del reloj: después de ti va { $cleo }, luego { $bo } y luego { $ann }.

lesson-dominoes-partner-skip =
    Las puntas son una blanca y un 5. { $cleo } ya pasó a las dos, y a { $bo } le queda una ficha.
    {"**"}¿5-5 o 5-3?**
    .right = No abres nada nuevo: { $cleo } tiene que pasar y le toca a { $bo }.
    .hint = Eso abre un 3 y { $cleo } puede volver a jugar. Deja números que { $cleo } no tiene.

lesson-dominoes-partner-seven =
    Las puntas son un 2 y un 5. A { $ann } le queda una ficha, sin unos ni cincos: 6-2, 3-2 o 3-3.
    {"**"}¿2-2 o 5-3?**
    .right = No abres otro número: { $ann } solo domina si queda un 2. Tu 5-3 es el último 5 y puede esperar.
    .hint = Entonces quedan un 2 y un 3, y { $ann } domina con cualquiera de esas fichas si nadie los tapa.

lesson-dominoes-partner-learned =
    • Haz pasar al que juega antes que tu pareja.
    • No abras nada que ayude a un rival con una ficha.
    • Si gana tu pareja, ganas tú.

lesson-dominoes-last-title = Las últimas fichas
lesson-dominoes-last-welcome = Draw contra { $ann }. Tuvo que robar con 6 y 3 abiertos, así que no tenía ninguno.

lesson-dominoes-last-lacks =
    Las puntas son un 6 y un 5. De todos los seises, solo falta por ver 6-2.
    {"**"}¿Qué jugada hace robar más a { $ann }?**
    .right = Las dos puntas son 6: { $ann } roba hasta que le salga 6-2.
    .three = Tampoco tiene treses, pero quedan muchos y pronto roba uno. Seis solo queda uno.
    .hint = Eso deja un número que { $ann } puede tener. No tiene seises.

lesson-dominoes-last-double =
    { $ann } robó 6-2 y la jugó: las puntas son un 2 y un 6. Tienes 6-4, 5-3 y 2-2.
    {"**"}¿2-2 o 6-4?**
    .right = Soltaste el doble, y tu 6-4 es el último 6: nadie puede quitarte esa punta.
    .hint = Tu 6-4 es el último 6 y puede esperar. 2-2 no: { $ann } puede tapar el 2.

lesson-dominoes-last-out =
    Las puntas son un 5 y un 6. Tienes 6-4 y 5-3.
    {"**"}¿Cuál va primero?**
    .right = { $ann } no puede tapar el 6, así que en el próximo turno dominas con 6-4: ¡dominó! Sumas 18.
    .hint = Entonces { $ann } puede tapar el 5 antes que tu 5-3. El 6 está a salvo: nadie más tiene uno.

lesson-dominoes-last-learned =
    • Deja números de los que quedan pocas fichas por ver.
    • Un número que solo tienes tú espera a tu última ficha.
    • Juega primero donde otros te pueden tapar.

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

lesson-all-fives-sums-title = Busca la suma
lesson-all-fives-sums-welcome = Resta lo que tapas y suma lo que dejas. Un doble en una punta cuenta sus dos mitades.

lesson-all-fives-sums-double =
    Las puntas: izquierda un 4, derecha 6-6 (12). Suman 16.
    {"**"}¿Qué jugada hace 20?**
    .right = 4-4 cuenta 8: 8 + 12 = 20 puntos.
    .hint = Eso no da un múltiplo de 5. ¿Cuánto cuenta un doble?

lesson-all-fives-sums-swap =
    Las puntas: izquierda 5-5 (10), derecha 6-6 (12). Suman 22.
    {"**"}¿Qué jugada hace 15?**
    .right = Tapa el 12 y deja un 5: 10 + 5 = 15 puntos.
    .left = Tapa el 10 y deja un 6: 6 + 12 = 18. Tapa el otro doble.
    .hint = 10 + 3 = 13, y eso no da nada.

lesson-all-fives-sums-arm =
    Las puntas: izquierda 5-5 (10), derecha un 5, arriba un 2. Suman 17. Abajo está libre y no cuenta.
    {"**"}¿6-3 abajo o 2-1 arriba?**
    .right = Un brazo nuevo solo suma: 17 + 3 = 20 puntos.
    .hint = 17 − 2 + 1 = 16. Un brazo nuevo no resta: ¿cuánto añade 6-3?

lesson-all-fives-sums-learned =
    • Nueva suma = suma de antes − lo que tapas + lo que dejas.
    • Un brazo nuevo del pivote solo suma.

lesson-all-fives-keep-title = Conserva la suma
lesson-all-fives-keep-welcome = Cuando { $ann } suma, busca una jugada que no cambie nada: la misma suma también te da puntos.

lesson-all-fives-keep-arm =
    { $ann } sumó 10: izquierda un 4, derecha un 6. En tu 5-5, arriba y abajo están libres.
    {"**"}¿Qué jugada conserva el 10?**
    .right = El brazo nuevo añade una blanca, 0: sigue en 10, y ahora son 10 puntos tuyos.
    .hint = Eso cambia la suma: 4-4 da 14 y 4-2 da 8. ¿Qué añade 0?

lesson-all-fives-keep-blank =
    { $ann } sumó 5: izquierda un 4, derecha un 1, arriba una blanca.
    {"**"}¿Qué jugada conserva el 5?**
    .right = 0-0 cuenta 0 + 0: sigue en 5, y son 5 puntos tuyos.
    .hint = 4-4 da 9 y 4-2 da 3. ¿Qué doble no cuenta nada?

lesson-all-fives-keep-double =
    Las puntas: izquierda un 4, derecha 1-1 (2), arriba 0-0 (0). Suman 6.
    {"**"}¿4-4 o 4-2?**
    .right = 8 + 2 = 10 puntos, y el 4 sigue abierto para 4-2.
    .hint = 2 + 2 = 4 no da nada, y 4-4 se ahorcaría.

lesson-all-fives-keep-learned =
    • Una blanca en un brazo libre conserva la suma, y 0-0 también.
    • Un doble en una punta cuenta dos veces: juégalo si así da un múltiplo de 5.
