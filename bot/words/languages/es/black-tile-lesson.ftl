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

lesson-black-tile-follow-title = Seguir el palo
lesson-black-tile-follow-welcome = Cada ficha es de dos palos, y el que sale nombra uno. Síguelo si puedes.

lesson-black-tile-follow-double =
    { $cleo } salió con 6-6 como doble. Tienes 5-5, 1-1 y 0-0.
    {"**"}¿Qué doble juegas?**
    .right = 6-6 es el doble más alto, así que { $cleo } se lleva la ficha negra: 4 puntos.
    .hint = Es segura, porque 6-6 gana de todos modos. Pero ¿cuál de tus dobles cuesta puntos?

lesson-black-tile-follow-void =
    { $cleo } salió con 6-0 como blanca y no tienes blancas, así que puedes jugar cualquiera.
    {"**"}¿Cuál le das?**
    .right = 0-0 ya salió, así que 6-0 gana. Tu 6-3 le cuesta un punto a { $cleo }.
    .hint = Esa no le cuesta nada. ¿Cuál de tus fichas tiene un 3?

lesson-black-tile-follow-learned =
    • Sigue el palo que se nombró: 6-0 como blanca no es un 6.
    • Los dobles también son un palo, y 0-0 es el más bajo.
    • ¿No puedes seguir? Da una ficha que cueste puntos.

lesson-black-tile-duck-title = ¿Alta o baja?
lesson-black-tile-duck-welcome = Debes seguir el palo, pero a menudo puedes elegir: ¿juegas alta ahora o guardas esa ficha?

lesson-black-tile-duck-high =
    { $ann } salió con 3-3, el 3 más alto, y { $cleo } tiró 0-0. Tienes tres 3s.
    {"**"}¿Qué 3 juegas?**
    .right = 3-3 gana de todos modos, así que juega un 3 alto. 3-0 será seguro después.
    .low = También pierde. Pero 3-0 es el 3 más bajo y siempre pierde: guárdalo.

lesson-black-tile-duck-low =
    { $ann } salió con 3-2 como 3, { $bo } jugó 5-3 y { $cleo } no tiene 3s. Juegas al final.
    {"**"}¿6-3 o 3-0?**
    .right = 5-3 gana y { $bo } se lleva 3 puntos. Hiciste bien en guardar 3-0.
    .hint = 6-3 le gana a 5-3: te llevarías la baza, con 3 puntos.

lesson-black-tile-duck-learned =
    • Si pierdes de todos modos, juega la más alta que pierda.
    • Guarda tus fichas más bajas para después.

lesson-black-tile-stop-title = Frenar la luna
lesson-black-tile-stop-welcome = Quien se lleva todos los puntos dispara a la luna: los demás suman 22.

lesson-black-tile-stop-blank =
    { $cleo } tiene los 3 puntos que han salido y salió con 6-0 como blanca.
    {"**"}¿Cuál de tus blancas juegas?**
    .right = 6-0 gana esta. La ficha negra se queda contigo y la vas a necesitar.
    .hint = 0-0 es la blanca más alta, así que te llevas tu propia ficha negra. Cuesta 4.

lesson-black-tile-stop-keep =
    { $cleo } tiene 6 puntos y sale con el último 3. Solo faltan ese punto y 0-0. Puedes jugar cualquiera.
    {"**"}¿Qué juegas?**
    .right = { $cleo } no tiene todos los puntos, porque 0-0 sigue contigo. Y 5-5 aún podría ganarle una baza.
    .high = No tendrá todos los puntos. Pero 5-5 aún podría ganarle una baza: guárdala.
    .moon = Ahora { $cleo } tiene todos los puntos y tú sumas 22. Guarda la ficha negra.

lesson-black-tile-stop-learned =
    • ¿Alguien tiene todos los puntos? No le des los últimos.
    • Guarda una ficha alta: un solo punto de otro jugador frena la luna.

lesson-black-tile-moon-title = Disparar a la luna
lesson-black-tile-moon-welcome = Gana todos los puntos de la mano y los demás suman 22. Ganaste las dos bazas y los 5 puntos que han salido.

lesson-black-tile-moon-win =
    Sales tú, con cuatro 2s y 1-1. Solo falta por salir otro 1: 5-1.
    {"**"}¿Con qué sales?**
    .right = 1-1 gana y saca 5-1. Ahora 2-1 es el último 1 y también gana.
    .twos = 2-2 también gana. Pero 5-1 aún puede ganarle a tu 2-1. Sácalo primero.
    .doubles = Faltan dobles más altos, como 6-6. Sal con ella como número.
    .hint = Alguien podría ganarle. ¿Cuál de tus fichas es la más alta de su número?

lesson-black-tile-moon-last =
    2-1 es el último 1. Faltan por salir otros dos 2s, 6-2 y 2-0.
    {"**"}¿Con qué sales?**
    .right = Al último 1 no le gana nadie. Y { $ann } tiró 2-0: quedan menos 2s en tu contra.
    .twos = 2-2 también gana. Pero sal antes con el 1 seguro: quizá los demás tiren sus 2s.
    .two = Como 2, pierde contra 6-2. ¿Cuál es su otro palo?
    .hint = Alguien podría ganarle. ¿Qué ficha es la última de su número?

lesson-black-tile-moon-rest =
    Tienes 9 puntos y ya salieron todos los demás 2s.
    {"**"}¿Cómo ganas las dos últimas bazas?**
    .right = Nadie más tiene 2s. Ganas los 11 puntos y los demás suman 22.
    .hint = Alguien podría ganarle. ¿Qué número solo tienes tú?

lesson-black-tile-moon-learned =
    • Inténtalo con palos largos y sus fichas más altas.
    • Saca primero las fichas que les ganan a las tuyas.
    • Cuenta: la última ficha de un palo siempre gana.
