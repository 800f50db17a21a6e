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

lesson-domino-hearts-queen-title = Soltar la reina
lesson-domino-hearts-queen-welcome = Q♠ cuesta 13 puntos y te la pasó { $cleo }. Espera un momento seguro para soltarla.

lesson-domino-hearts-queen-keep =
    { $ann } salió con J♠. Tienes Q♠, 7♠ y 5♠.
    {"**"}¿Qué pica juegas?**
    .right = No puede ganar, y por ahora Q♠ sigue contigo.
    .hint = Q♠ le gana a J♠. Si nadie juega A♠ o K♠, te llevas tus propios 13 puntos.

lesson-domino-hearts-queen-throw =
    { $bo } salió con 4♣, { $ann } jugó 7♣ y no tienes tréboles.
    {"**"}¿Qué tiras?**
    .right = Solo un trébol puede ganar esta baza, así que Q♠ se fue. Aquí gana { $cleo }: 13 puntos.
    .heart = Es un punto regalado. Pero ¿cuál de tus cartas cuesta 13?
    .hint = Es segura, pero Q♠ se queda contigo. Tírala mientras puedas.

lesson-domino-hearts-queen-low =
    { $cleo } salió con 5♥, { $bo } no tiene corazones y { $ann } jugó 4♥. Juegas al final.
    {"**"}¿Qué corazón juegas?**
    .right = 5♥ gana y { $cleo } se lleva los tres corazones.
    .hint = Le gana a 5♥ y te llevas tres corazones: 3 puntos.

lesson-domino-hearts-queen-learned =
    • Guarda picas bajas junto a Q♠.
    • ¿No puedes seguir? Tira primero Q♠.
    • ¿Juegas al final? Quédate por debajo de la carta que gana.

lesson-domino-hearts-spades-title = ¿Dónde está Q♠?
lesson-domino-hearts-spades-welcome = Le pasaste Q♠ a { $ann } y todavía la tiene. Eso te ayuda en cada baza de picas.

lesson-domino-hearts-spades-ace =
    { $bo } salió con J♠ y { $ann } jugó 2♠. Solo falta { $cleo }.
    {"**"}¿A♠ u 8♠?**
    .right = Q♠ ya no puede caer en esta baza: { $ann } ya jugó. Más tarde, A♠ podría llevársela.
    .hint = Entonces A♠ se queda contigo y quizá se lleve Q♠ después. ¿Corre peligro ahora?

lesson-domino-hearts-spades-lead =
    Sales tú. 8♠ es tu última pica y { $ann } aún tiene Q♠.
    {"**"}¿Con qué sales?**
    .right = 8♠ no puede llevarse Q♠, y las picas la sacan. Ya no tienes picas: podrás tirar otras cartas.
    .hint = Las picas sacan Q♠, que le gana a tu 8♠. Sal primero con tu última pica.

lesson-domino-hearts-spades-throw =
    { $cleo } salió con 3♠, { $bo } jugó 4♠ y { $ann } 5♠. No tienes picas.
    {"**"}¿Qué tiras?**
    .right = { $ann } se lleva un punto y te libras de un corazón que gana bazas.
    .hint = Puedes. Pero A♥ y K♥ ganan bazas llenas de corazones: tira uno de ellos.

lesson-domino-hearts-spades-learned =
    • Si pasaste Q♠, sabes dónde está.
    • Juega A♠ y K♠ cuando Q♠ no pueda caer.
    • ¿No puedes seguir? Tira tus corazones altos.

lesson-domino-hearts-last-title = Si debes ganar
lesson-domino-hearts-last-welcome = A veces no puedes perder todas las bazas. Entonces elige cuándo ganas y con qué carta.

lesson-domino-hearts-last-low =
    { $bo } salió con 9♣ y { $ann } no tiene tréboles. { $cleo } juega al final.
    {"**"}¿Qué trébol juegas?**
    .right = Pierde. Y aquí { $cleo } tira Q♠ en la baza: 13 puntos para { $bo }.
    .hint = Le gana a 9♣, y { $cleo } puede tirar Q♠: te llevarías 13 puntos.

lesson-domino-hearts-last-high =
    { $bo } salió con 4♥, { $ann } jugó 5♥ y { $cleo } no tiene corazones. Tus dos corazones ganan.
    {"**"}¿Q♥ o 6♥?**
    .right = Ganas de todos modos, así que usa el alto. 6♥ aún puede perder.
    .hint = También gana. Pero Q♥ se queda contigo y ganará más corazones después.

lesson-domino-hearts-last-lead =
    Te llevaste 3 corazones y sales: 6♥ o un trébol.
    {"**"}¿Cuál?**
    .right = Quedan corazones más altos, y { $ann } tiene que ganar esta baza con 3 puntos.
    .hint = Tienes los tréboles más altos, así que te llevas todo lo que tiren los demás.

lesson-domino-hearts-last-learned =
    • Si Q♠ puede caer en la baza, juega bajo.
    • Si ganas de todos modos, usa tu carta más alta.
    • Después sal con la más baja.

lesson-domino-hearts-keep-title = Qué guardar
lesson-domino-hearts-keep-welcome = Los corazones y Q♠ cuestan puntos. Suelta lo que podría ganarlos y guarda lo que nunca gana.

lesson-domino-hearts-keep-queen =
    { $bo } salió con J♠ y { $ann } jugó Q♠.
    {"**"}¿K♠, 10♠ o 5♠?**
    .right = Queda por debajo de Q♠, así que { $ann } se lleva sus propios 13 puntos.
    .hint = K♠ le gana a Q♠. Si { $cleo } no juega A♠, te llevas 13 puntos.

lesson-domino-hearts-keep-ace =
    { $bo } salió con A♥ y { $ann } no tiene corazones. Tienes Q♥, 10♥, 3♥ y 2♥.
    {"**"}¿Qué corazón juegas?**
    .right = A♥ gana de todos modos, así que sueltas un corazón alto. Quedan 3♥ y 2♥, que casi nunca ganan.
    .hint = Pierde, pero 3♥ y 2♥ son tus cartas más seguras. ¿Qué corazón podría ganar después?

lesson-domino-hearts-keep-lead =
    Sales tú, con 5♠, 3♥ y 2♥. Ya salieron todas las demás picas.
    {"**"}¿Con qué sales?**
    .right = Alguien con un corazón más alto tiene que ganarle. Aquí { $bo } se lleva 2 puntos.
    .hint = Nadie más tiene picas, así que ganas la baza con todo lo que tiren.

lesson-domino-hearts-keep-learned =
    • Si una baza cuesta mucho, quédate por debajo de la carta que gana.
    • ¿Gana otro de todos modos? Suelta una carta alta.
    • La última carta de un palo gana, por baja que sea.
