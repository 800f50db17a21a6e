lesson-seventy-nine-welcome = Formas equipo con { $bo } y { $dee } contra { $ann }, { $cleo } y { $eli }, con dos juegos de dominó: cada ficha está repetida. Un jugador sale con una ficha, los demás siguen y la mejor ficha gana la baza para su equipo.

lesson-seventy-nine-follow =
    { $dee }, de tu equipo, salió a 6s. Si tienes 6s, debes jugar uno.
    {"**"}¿A qué 6 no le gana ningún otro 6?**
    .right = 6-6 es el más alto. Hay otro, pero de dos iguales gana el primero.
    .hint = 6-4 vale 10 puntos. Un 6 más alto podría ganarlos para { $ann } o { $cleo }.

lesson-seventy-nine-give =
    { $dee }, de tu equipo, va ganando con 2-2. Puedes jugar cualquiera: tu 5-2 es triunfo, así que no cuenta como 2. 5-5 y 6-4 valen 10 cada una.
    {"**"}¿Qué le das a tu equipo?**
    .right = A 2-2 solo le gana un triunfo, y tu equipo gana 10 puntos más.
    .nothing = Eso es seguro, pero no gana puntos. ¿Qué ficha vale 10?
    .hint = Tu equipo va ganando esta baza. Guarda tus triunfos y echa una ficha que valga.

lesson-seventy-nine-lead =
    Sales tú. El triunfo son los 5s: les ganan a todas las demás.
    {"**"}¿A qué ficha no puede ganarle nadie?**
    .right = De dos iguales gana la primera, así que 5-5 es segura. { $dee } tiene que poner el otro 5-5 y { $bo } echa 6-4: 31 puntos.
    .hint = Alguien podría ganarle. ¿Cuál es tu triunfo más alto?

lesson-seventy-nine-count =
    { $ann } salió a blancas y 3-2 está en la baza. Vale 5 y cada baza, 1. Juegas al final y solo tienes triunfos.
    {"**"}¿Qué triunfo basta?**
    .right = Nadie juega después de ti, así que gana tu triunfo más bajo: 6 puntos.
    .hint = También gana. Pero juegas al final, así que guarda los altos.

lesson-seventy-nine-bid =
    Así empezó esa mano. Puja los puntos que va a ganar tu equipo: si cumples, suman todo lo que ganen.
    {"**"}Tienes cinco 5s, entre ellos 5-5, y también 6-6. ¿Cuánto pujas?**
    .right = De todos modos sumas lo que ganes: no pujes más de lo necesario.
    .pass = Con cinco 5s, 6-6 y dos compañeros, puedes pujar.
    .hint = Una puja más alta no da más puntos. ¿Cuál es la más baja?

lesson-seventy-nine-name =
    Ganaste la subasta, así que eliges el triunfo.
    {"**"}¿De qué número tienes más?**
    .right = Cinco de los catorce 5s, y 5-5 es el más alto.
    .hint = Cuenta tus fichas de cada número.

lesson-seventy-nine-learned =
    • Sigue el palo si puedes. Si no, ayuda a tu equipo.
    • Cada baza vale 1; 5-5 y 6-4 valen 10; 5-0, 4-1 y 3-2 valen 5.
    • De dos fichas iguales, gana la primera.
    • Puja lo que tu equipo puede ganar y no más.

lesson-seventy-nine-trump-title = Elegir y sacar triunfo
lesson-seventy-nine-trump-welcome = Todos pasaron y ganaste la subasta con 50. Ahora aprovecha tus triunfos.

lesson-seventy-nine-trump-name =
    Tienes cinco 2s, tres 3s y dos 4s, pero no 2-2.
    {"**"}¿Qué triunfo eliges?**
    .right = Cinco de los catorce 2s: pronto los tuyos estarán entre los últimos.
    .hint = Lo que más cuenta es el largo. ¿De qué número tienes más?

lesson-seventy-nine-trump-low =
    El triunfo son los 2s. { $ann } salió con 1-1 y nadie le ganó. Juegas al final y no tienes 1s.
    {"**"}¿Qué juegas?**
    .right = Juegas al final, así que gana tu triunfo bajo. Guardas 6-2 y sales tú.
    .high = También gana. Pero juegas al final: basta un triunfo más bajo.
    .hint = No puede ganar. Necesitas 19 puntos más: gana la salida con un triunfo.

lesson-seventy-nine-trump-draw =
    Sales tú, con tu último triunfo, 6-2. Quizá falten otros dos: 4-2 y el otro 6-2.
    {"**"}¿Con qué sales?**
    .right = Ahora nada le gana: de dos iguales gana la primera. Saca 4-2, y { $dee } añade 5 puntos.
    .hint = 4-2 o 6-2 aún podrían ganarle. Sácalos primero.

lesson-seventy-nine-trump-learned =
    • Elige tu número más largo.
    • ¿Juegas al final? Basta un triunfo bajo.
    • Sal con triunfos hasta que no falten otros.

lesson-seventy-nine-pairs-title = Cada ficha, dos veces
lesson-seventy-nine-pairs-welcome = Cada ficha está repetida y de dos iguales gana la primera. Pujaste 51 y el triunfo son los 1s.

lesson-seventy-nine-pairs-second =
    { $ann } salió con 6-6, el 6 más alto. Juegas al final.
    {"**"}¿6-6 o 6-3?**
    .right = El primer 6-6 gana de todos modos. Ahora el tuyo es el 6 más alto.
    .hint = De dos iguales gana la primera, así que tu 6-6 pierde aquí. Después será el 6 más alto.

lesson-seventy-nine-pairs-last =
    { $ann } salió con 2-2, { $cleo } añadió 5-5 y 2-2 va ganando. Juegas al final y no tienes 2s.
    {"**"}¿Qué juegas?**
    .right = Juegas al final, así que tu triunfo más bajo gana 11 puntos. Aún tienes los dos 1-1.
    .high = También gana. Pero 1-1 es el triunfo más alto y aquí basta uno bajo.
    .hint = No puede ganar y hay 11 puntos en la baza. ¿Cuáles de tus fichas son triunfos?

lesson-seventy-nine-pairs-first =
    Sales tú, con los dos 1-1, 6-6, los dos 4-4 y 4-3.
    {"**"}¿Con qué sales?**
    .right = Nadie puede ganarle y todos pueden añadir puntos: aquí tu equipo gana 26.
    .hint = Alguien podría ganarle con un triunfo. Saca primero sus triunfos.

lesson-seventy-nine-pairs-learned =
    • Sal con la primera de dos iguales: la otra no le gana.
    • Guarda una ficha que ya es la más alta.
    • Cuenta cada ficha dos veces.

lesson-seventy-nine-partners-title = Tres en un equipo
lesson-seventy-nine-partners-welcome = { $bo } y { $dee } están en tu equipo; { $ann }, { $cleo } y { $eli }, en el otro. Todos los puntos son del equipo.

lesson-seventy-nine-partners-bid =
    { $dee } pujó 50 y los demás pasaron. Pujas al final, con tres 4s y cuatro 2s.
    {"**"}¿Qué haces?**
    .right = { $dee } tiene la puja para tu equipo y elige el triunfo. Una más alta solo es más difícil de cumplir.
    .hint = { $dee } ya tiene la puja para tu equipo. Una más alta es más difícil de cumplir.

lesson-seventy-nine-partners-win =
    El triunfo son los 4s. { $dee } salió con 4-2 y { $eli } tiró 3-2. Un 4-4 ya salió.
    {"**"}¿4-4 o 5-4?**
    .right = Al último 4-4 no le gana nada. Tu equipo gana aquí 21 puntos.
    .hint = { $ann } y { $cleo } juegan después: 6-4 o 4-4 podrían ganarle. ¿Cuál de los tuyos es seguro?

lesson-seventy-nine-partners-give =
    { $cleo } salió con 5-5 y { $dee } le ganó con 6-4, un triunfo. Los dos 4-4 ya salieron y debes jugar un 5.
    {"**"}¿5-1 o 5-0?**
    .right = A 6-4 no le gana nadie y 5-0 vale 5. Tu equipo gana aquí 26 puntos.
    .hint = Es segura. Pero tu equipo gana esta baza: ¿cuál de tus 5s vale puntos?

lesson-seventy-nine-partners-learned =
    • ¿La puja es de tu equipo? Pasa.
    • Gana seguro donde pueden caer puntos.
    • ¿Tu equipo gana seguro? Da fichas que valgan.

lesson-seventy-nine-points-title = Fichas que valen
lesson-seventy-nine-points-welcome = 5-5 y 6-4 valen 10; 5-0, 4-1 y 3-2 valen 5. Pujaste 50, el triunfo son los 4s y tu equipo tiene 39.

lesson-seventy-nine-points-trump =
    { $dee } salió con 5-5 y { $eli } le ganó con 5-4, un triunfo. No tienes 5s, y todos los demás 6-4 y 4-4 ya salieron.
    {"**"}¿Qué juegas?**
    .right = A 6-4 solo le gana tu 4-4. Aquí tu equipo gana 26 puntos y cumple la puja.
    .high = También gana. Pero 6-4 vale 10: gánalos ahora y guarda 4-4 para salir.
    .hint = 5-4 va ganando y 5-5 vale 10. ¿Cuál de tus triunfos le gana a 5-4?

lesson-seventy-nine-points-lead =
    La puja está cumplida, pero cada punto aún suma. Quedan 4s en tu contra.
    {"**"}¿Con qué sales?**
    .right = Nadie puede ganarle. Saca tres 4s, y 4-1 vale 5.
    .hint = Alguien podría ganarle. ¿A cuál de tus triunfos no le gana nadie?

lesson-seventy-nine-points-learned =
    • Gana tus triunfos que valen en una baza segura.
    • ¿Puja cumplida? Sigue: cada punto aún suma.
