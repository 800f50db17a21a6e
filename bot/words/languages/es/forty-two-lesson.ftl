lesson-forty-two-welcome = Formas pareja con { $bo } contra { $ann } y { $cleo }. Un jugador sale con una ficha, los demás siguen y la mejor ficha gana la baza para su equipo.

lesson-forty-two-follow =
    { $cleo } salió con 1-1, el 1 más alto. Si tienes 1s, debes jugar uno.
    {"**"}¿Qué 1 sueltas?**
    .right = Los dos pierden contra 1-1. Guarda 6-1: como 6 aún podría ganar.
    .hint = Los dos pierden contra 1-1. ¿Cuál podría ganar una baza después?

lesson-forty-two-trump =
    { $cleo } salió a 4s y no tienes, así que puedes jugar cualquiera. El triunfo son los 5s: les ganan a todas las demás y tú tienes los dos últimos.
    {"**"}¿Con qué ganas esta baza y más puntos?**
    .right = Un triunfo gana y 5-0 vale 5. { $bo } añade 3-2: 5 más.
    .lower = Un triunfo gana, pero 5-2 no vale nada. ¿Cuál de tus triunfos da 5 puntos más?
    .hint = 6-1 no es un 4 ni triunfo, así que no puede ganar.

lesson-forty-two-lead =
    Sales tú. El triunfo son los 5s: les ganan a todas las demás.
    {"**"}¿A qué ficha no puede ganarle nadie?**
    .right = A 5-5 no le gana nada, y vale 10. El que tenga un 5 tiene que jugarlo.
    .trumped = Alguien sin 6s podría jugar un triunfo. ¿Qué triunfo es el más alto?
    .count = 5-0 vale 5 y un triunfo más alto podría ganarlo. ¿Cuál es el más alto?
    .hint = Alguien podría ganarle. ¿Cuál es tu triunfo más alto?

lesson-forty-two-count =
    Tienes 22 puntos y necesitas 30. Falta por salir un triunfo, 5-4, que les gana a los tuyos. 5-0, 4-1 y 3-2 valen 5 cada una; 5-5 y 6-4 valen 10.
    {"**"}Sal con un triunfo que no valga nada para sacarlo.**
    .right = { $cleo } tiene que jugar 5-4. Gana poco, y los últimos triunfos son tuyos.
    .five = También saca 5-4, pero { $cleo } ganaría 5 puntos con él.
    .trumped = 5-4 podría ganarle. Sácalo primero con un triunfo.
    .hint = Eso no saca 5-4. Sal con un triunfo.

lesson-forty-two-bid =
    Así empezó esa mano. Puja cuántos de los 42 puntos va a ganar tu equipo.
    {"**"}Tienes cuatro 5s, entre ellos 5-5, y también 6-6. ¿Cuánto pujas?**
    .right = Cualquier puja de 30 a 42 vale una marca, así que basta la más baja.
    .right-fair = Buena puja. 30 vale lo mismo: una marca.
    .pass = Con cuatro 5s, su doble y 6-6 puedes pujar.
    .all = 84 promete todas las bazas y 1-0 no gana ninguna.
    .hint = Cualquier puja de 30 a 42 vale una marca, así que puja bajo.

lesson-forty-two-name =
    Ganaste la subasta, así que eliges el triunfo.
    {"**"}¿De qué número tienes cuatro, con su doble?**
    .right = Cuatro 5s, y 5-5 es el más alto.
    .none = Sin triunfo, nada frena los palos largos de los demás.
    .hint = Necesitas un palo largo y su doble.

lesson-forty-two-learned =
    • Sigue el palo si puedes. Si no, gana un triunfo.
    • Cada baza vale 1; 5-5 y 6-4 valen 10; 5-0, 4-1 y 3-2 valen 5.
    • Si ganaste la subasta, sal primero con tus mejores triunfos.
    • Gana lo que pujaste o las marcas serán del otro equipo.

lesson-forty-two-bid-title = Puja y triunfo
lesson-forty-two-bid-welcome = Un buen triunfo vale más que unos cuantos dobles. Aquí todos pasaron y tú pujas al final.

lesson-forty-two-bid-bid =
    Tienes cuatro 2s, sin 2-2, y dos dobles: 5-5 y 1-1.
    {"**"}¿Cuánto pujas?**
    .right = Cuatro triunfos y dos dobles deberían ganar 30. Como toda puja hasta 42, vale una marca.
    .pass = Con cuatro 2s y dos dobles puedes pujar.
    .hint = Cualquier puja de 30 a 42 vale una marca, así que no pujes más de lo necesario.

lesson-forty-two-bid-name =
    Ganaste la subasta con 30.
    {"**"}¿Qué triunfo eliges?**
    .right = Tienes la mayoría de los 2s. Cuando salgan los demás, los tuyos ganan.
    .fives = 5-5 es el 5 más alto, pero solo tienes dos 5s. ¿Cuál es tu palo más largo?
    .hint = Cuenta tus fichas de cada número. ¿Cuál es tu palo más largo?

lesson-forty-two-bid-draw =
    Sales tú. Hay tres triunfos en tu contra: 2-2, 2-1 y 2-0.
    {"**"}¿Con qué sales?**
    .right = Saca triunfos: aquí 2-2 y 2-1 de una vez. Y aún tienes 3-2, que vale 5.
    .count = Un triunfo está bien. Pero 3-2 vale 5 y 2-2 podría ganarlo.
    .hint = Saca primero los triunfos que están en tu contra. Luego podrían ganarle.

lesson-forty-two-bid-last =
    Tienes 13 puntos y necesitas 30. Quedan 18, así que gana todas las bazas. Hay un triunfo en tu contra: 2-0.
    {"**"}¿Con qué sales?**
    .right = 2-0 tiene que salir ahora, y pierde. Después nadie puede ganarle a tu 1-1 con un triunfo.
    .hint = 1-1 es el 1 más alto, pero 2-0 puede ganarle como triunfo. Sácalo primero.

lesson-forty-two-bid-learned =
    • Un palo largo es un buen triunfo, aunque falte su doble.
    • Sal primero con triunfos que no valgan nada.
    • Sal con tus dobles cuando no queden triunfos en tu contra.

lesson-forty-two-trumps-title = Usar los triunfos
lesson-forty-two-trumps-welcome = Pujaste 31 y el triunfo son los 5s. 5-0 vale 5 puntos: haz que lo gane tu equipo.

lesson-forty-two-trumps-low =
    { $cleo } salió con 6-6 y no tienes 6s. Hay un triunfo en tu contra, 5-4, que les gana a 5-3, 5-1 y 5-0.
    {"**"}¿Qué juegas?**
    .right = Un triunfo gana, salvo que le jueguen 5-4. Y 5-0 sigue a salvo contigo.
    .count = También gana, salvo que 5-4 le gane. Pero 5-0 vale 5: no lo arriesgues aquí.
    .hint = 0-0 no puede ganar esta baza. ¿Cuál de tus fichas puede?

lesson-forty-two-trumps-lead =
    Tienes 17 puntos y sales. 5-4 aún no ha salido.
    {"**"}¿5-1, 5-0 o 0-0?**
    .right = { $cleo } tiene que jugar 5-4 y gana un punto. Ahora 5-0 es el último triunfo.
    .right-blank = Es la blanca más alta. Gana, salvo que alguien le juegue 5-4.
    .hint = 5-4 le gana y los rivales suman 6 puntos.

lesson-forty-two-trumps-last =
    { $cleo } salió con 4-2 y no tienes 4s. Tu 5-0 es el último triunfo.
    {"**"}¿5-0 o 0-0?**
    .right = El último triunfo siempre gana: 6 puntos. Después 0-0 gana la última baza.
    .hint = 0-0 no puede ganar esta baza y quizá tu equipo no llegue a 31.

lesson-forty-two-trumps-learned =
    • Muchas veces basta un triunfo bajo.
    • Un triunfo que vale 5 es para bazas que gana seguro.
    • Cuenta los triunfos y saca el último que está en tu contra.

lesson-forty-two-partner-title = Ayudar a tu pareja
lesson-forty-two-partner-welcome = { $bo } es tu pareja. Todo lo que gana cuenta también para ti.

lesson-forty-two-partner-bid =
    { $ann } pujó 30, { $bo } 31 y { $cleo } pasó. Tienes cuatro 2s y 4-4.
    {"**"}¿Qué haces?**
    .right = La puja es de { $bo } y vale una marca para tu equipo. Una más alta solo es más difícil de cumplir.
    .hint = La puja ya es de { $bo }, tu pareja. Una más alta es más difícil de cumplir.

lesson-forty-two-partner-give =
    El triunfo son los 3s y solo le queda uno a { $bo }. Salió con 1-1 y no tienes 1s.
    {"**"}¿Qué das?**
    .right = A 1-1 no le gana nadie y 6-4 vale 10. Con 4-1 de { $ann }, tu equipo gana 16 puntos.
    .hint = Esta baza es de tu equipo, seguro. ¿Cuál de tus fichas vale 10?

lesson-forty-two-partner-learned =
    • ¿La puja es de tu pareja? Pasa, salvo con fichas muy fuertes.
    • ¿Tu pareja gana seguro la baza? Da fichas que valgan puntos.

lesson-forty-two-defend-title = Contra una puja
lesson-forty-two-defend-welcome = { $ann } pujó 30 y el triunfo son los 3s. Si su equipo gana menos, la marca es del tuyo.

lesson-forty-two-defend-ones =
    { $ann } tiene 22 puntos y salió con 1-1, el 1 más alto. Juegas al final.
    {"**"}¿4-1 o 2-1?**
    .right = 1-1 gana de todos modos y 2-1 no vale nada: suma solo un punto.
    .hint = 4-1 vale 5 y se lo llevaría { $ann }. ¿Qué 1 no vale nada?

lesson-forty-two-defend-fours =
    { $ann } tiene 23 puntos y salió con 4-4, el 4 más alto. Juegas al final.
    {"**"}¿4-1 o 4-0?**
    .right = Gana un solo punto y todavía necesita 6.
    .hint = Con 4-1, { $ann } tendría 29 puntos y le faltaría solo uno.

lesson-forty-two-defend-learned =
    • Cuenta lo que tiene el equipo que pujó y lo que necesita.
    • ¿La baza es suya? Guarda las fichas que valen para una tuya.

lesson-forty-two-nel-o-title = Perder todas las bazas
lesson-forty-two-nel-o-welcome = En algunas mesas se juega Nel-O: una puja para perder todas las bazas. Tu pareja no juega y no hay triunfo.

lesson-forty-two-nel-o-bid =
    Pujas primero, con 5-1, 3-1, 3-0, 2-0, 1-1, 1-0 y 0-0.
    {"**"}¿Qué pujas?**
    .right = Las fichas bajas pierden. Si no ganas ninguna baza, tu equipo suma una marca.
    .thirty = Tienes cuatro 1s, así que 30 es una buena puja. Pero estas fichas bajas pierden con más seguridad.
    .pass = Con fichas bajas también puedes pujar. ¿Qué puja es para perder todas las bazas?
    .hint = Eso es difícil de cumplir. ¿Qué puja es para perder todas las bazas?

lesson-forty-two-nel-o-lead =
    Sales tú y no debes ganar. Una ficha sale como su número más alto.
    {"**"}¿Con qué sales?**
    .right = Es tu ficha más alta, así que suéltala ya: el que tenga un 5 más alto tiene que ganarle o jugar 5-0.
    .right-low = Es baja en su palo, así que otros le ganan.
    .high = Un doble es el más alto de su número: ganas la baza y la puja cae.
    .hint = Como salida es la única blanca. Nadie puede ganarle, así que ganas la baza.

lesson-forty-two-nel-o-learned =
    • Nel-O necesita fichas bajas, y bajas junto a cada doble.
    • Sal primero con tu ficha peligrosa, mientras otros tengan más altas.
