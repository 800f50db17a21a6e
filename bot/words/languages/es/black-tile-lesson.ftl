lesson-black-tile-welcome = Un jugador sale con una ficha y los demás siguen. La mejor ficha gana la baza con todo lo que contiene. Los puntos van en tu contra: cada ficha con un 3 cuesta 1 y 0-0, la ficha negra, cuesta 4.

lesson-black-tile-follow =
    { $bo } salió a 3s. Si tienes 3s, debes jugar uno.
    {"**"}Juega 6-3 o 3-2.**
    .right = 3-2 es más segura: 3-3 o 5-3 aún podrían ganarle. Pero { $ann } no tiene 3s, así que juega cualquiera y tú ganas la baza.
    .hint = No te conviene ganar puntos. A 6-3 solo le gana 3-3.

lesson-black-tile-lead =
    Sales tú: juega cualquier ficha y di uno de sus dos palos.
    {"**"}Sal con una ficha a la que otros le ganen.**
    .right-one = 1-0 es el 1 más bajo. El que tenga otro 1 tiene que ganarle.
    .right-two = 2-0 es el 2 más bajo. El que tenga otro 2 tiene que ganarle.
    .right-three = Un 2 bajo. Si alguien le gana, tu 3 le cuesta un punto.
    .right-fair = 1-1 y 6-1 le ganan. Aquí { $bo } tiene que jugar 6-1.
    .black = 0-0 es la blanca más alta. Te llevarías tu propia ficha negra.
    .early = Buena idea, pero eso viene después. Primero prueba una ficha baja.
    .hint = Las fichas altas ganan bazas. ¿Qué ficha es baja en uno de sus palos?

lesson-black-tile-black =
    Te llevaste 3 puntos y sales otra vez. 0-0 es de dos palos: blancas y dobles.
    {"**"}¿Cómo te deshaces de la ficha negra?**
    .right = Es el doble más bajo. El que tenga otro doble tiene que jugarlo, y { $ann } se lleva los 4 puntos.
    .blank = Es la blanca más alta, así que te la llevarías. ¿Cuál es su otro palo?
    .hint = Eso es bastante seguro, pero te quedas con la ficha negra. ¿En qué palo es la más baja?

lesson-black-tile-count =
    { $ann } salió a 6s y { $bo } tiró 3-3. Juegas al final y tus dos 6s ganan la baza.
    {"**"}¿Qué 6 te cuesta menos?**
    .right = 3-3 te cuesta 1 de todos modos. Con 6-3 sería 1 más.
    .hint = Cada ficha con un 3 cuesta un punto.

lesson-black-tile-pass =
    Así empezó esa mano: primero, todos pasan tres fichas a la izquierda.
    {"**"}Dale a { $ann } dos fichas que ganen bazas y una que cueste un punto.**
    .right = 6-6 y 5-5 son las más altas de sus palos y 4-3 cuesta un punto. Ahora ves lo que te dio { $cleo }.
    .hint = Los dobles altos ganan bazas y una ficha con un 3 cuesta un punto.

lesson-black-tile-learned =
    • Sigue el palo si puedes. Si no, juega cualquiera.
    • Sal con fichas bajas para que ganen los demás.
    • Cada 3 cuesta 1 y la ficha negra, 4: sal con ella como doble.
    • Pasa tus dobles altos y tus 3s.
