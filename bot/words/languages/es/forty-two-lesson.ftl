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
