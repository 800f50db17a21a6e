lesson-domino-hearts-welcome = Cada ficha es una carta. Un jugador sale, los demás siguen y la carta más alta de ese palo gana la baza con todo lo que contiene. Los puntos van en tu contra: cada corazón cuesta 1 y la reina de picas, Q♠, cuesta 13.

lesson-domino-hearts-follow =
    { $cleo } salió a picas. Si tienes picas, debes jugar una.
    {"**"}Juega 5♠ o 3♠.**
    .right = Tus dos picas pierden. { $bo } gana con K♠ y se lleva Q♠: 13 puntos.

lesson-domino-hearts-lose =
    { $cleo } salió a corazones y { $ann } va ganando con J♥. Juegas al final.
    {"**"}¿Cuál es tu corazón más alto que aun así pierde?**
    .right = J♥ sigue ganando. Te quedas con los corazones bajos, que son seguros.
    .hint = También pierde, pero los corazones bajos serán seguros después. Guárdalos.

lesson-domino-hearts-lead =
    Ganaste una baza, así que sales. Ya se jugó un corazón: también puedes salir a corazones.
    {"**"}Sal con una carta a la que otros le ganen.**
    .right = 2♥ nunca gana. El que tenga un corazón tiene que ganarle.
    .right-spade = Las picas altas ya salieron, pero 6♠ y otras aún le ganan.
    .hint = Esa podría ganar. ¿Cuál es la más baja de todas tus cartas?

lesson-domino-hearts-give =
    La salida fue a tréboles y no tienes, así que puedes jugar cualquier carta.
    {"**"}¿Qué corazón le das al ganador?**
    .right = Un punto para { $ann }, y tu A♥ ya no puede ganar corazones.
    .lower = Es un punto regalado. Pero ¿qué corazón gana cualquier baza de corazones?
    .lowest = 2♥ nunca gana, así que guárdalo. ¿Qué corazón es el más peligroso?
    .hint = Puedes, pero solo los corazones y Q♠ cuestan puntos. Da un corazón.

lesson-domino-hearts-ace =
    { $ann } salió con A♦. Nadie puede ganarle y tienes que seguir.
    {"**"}¿De qué diamante te deshaces?**
    .right = A♦ gana, así que sueltas tu rey sin riesgo. Más tarde podría ganar una baza.
    .hint = A♦ gana de todos modos. ¿Cuál de tus diamantes podría ganar otra baza?

lesson-domino-hearts-pass =
    Así empezó esa mano: primero, pasa tres cartas a { $ann }, a tu izquierda.
    {"**"}Dale Q♠ y dos cartas altas que ganen bazas.**
    .right = Ahora esas cartas ganan bazas para { $ann }, y sabes dónde está Q♠.
    .hint = Q♠ cuesta 13. Los ases y los reyes ganan bazas y 9♥ podría ganar corazones.

lesson-domino-hearts-learned =
    • Sigue el palo si puedes. Si no, suelta puntos.
    • Pierde bazas con la carta más alta que aun así pierda.
    • Cada corazón cuesta 1 y Q♠ cuesta 13.
    • Pasa tus cartas altas y Q♠.
