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
