lesson-moon-welcome = Cada uno juega por su cuenta. Un jugador sale con una ficha y los demás siguen. La mejor gana la baza. Pujaste 5 de las 7 bazas: tienes que ganar al menos 5.

lesson-moon-follow =
    { $bo } salió con 3-3. Si tienes 3s, debes jugar uno. El triunfo son los 5s, así que 5-3 no es un 3.
    {"**"}Tus dos 3s pierden. ¿Cuál sueltas?**
    .right = Ya no tienes 4s, así que puedes jugar un triunfo cuando salgan a 4s.
    .hint = Si te queda 4-3, debes jugarla cuando salgan a 4s. ¿Puedes soltarla?

lesson-moon-trump =
    { $bo } salió con 4-1 y no tienes 4s, así que puedes jugar cualquiera. El triunfo son los 5s: les ganan a todas las demás.
    {"**"}¿Qué gana esta baza?**
    .right = Gana: a nadie más le quedan 5s.
    .hint = 3-2 no es un 4 ni triunfo, así que no puede ganar.

lesson-moon-lead =
    Sales tú y el triunfo son los 5s.
    {"**"}¿A qué ficha no puede ganarle nadie?**
    .right = Nada le gana a 5-5, y el que tenga un 5 tiene que jugarlo. Así quedan menos triunfos en tu contra.
    .low = Un triunfo está bien, pero uno más alto podría ganarle.
    .trumped = Alguien sin 6s podría jugar un triunfo. ¿Qué triunfo es el más alto?
    .hint = Alguien podría ganarle. ¿Cuál es tu mejor triunfo?

lesson-moon-bid =
    Así empezó esa mano. { $bo } pujó 4. Puja más o pasa: si cumples, sumas tus bazas, y si caes, restas la puja.
    {"**"}Tienes cuatro 5s con 5-5. ¿Cuánto pujas?**
    .right = Cuatro triunfos deberían ganar tres o cuatro bazas, y la reserva suele dar una más.
    .pass = Con cuatro 5s y su doble, puedes pujar.
    .moon = 21 es el moon: las siete bazas. Para eso necesitas fichas seguras en cada palo.
    .hint = Es más de lo que estas fichas pueden ganar. Con 5 basta para superar 4.

lesson-moon-kitty =
    Ganaste la subasta. La reserva es 6-6 y puedes cambiarla por una de tus fichas. Nadie ve si lo haces.
    {"**"}¿Qué ficha das?**
    .right = Como 6, 6-2 pierde con todas las demás, y 6-6 es la más alta.
    .keep = Puedes no cambiar nada, pero 6-6 gana una baza si nadie juega un triunfo.
    .hint = Esa podría servirte. Con 6-6 en la mano, ¿qué ficha ya no necesitas?

lesson-moon-name =
    Ahora elige el triunfo.
    {"**"}¿De qué número tienes cuatro, con su doble?**
    .right = Cuatro 5s, y 5-5 es el más alto.
    .none = Sin triunfo, tus 5s bajos solo ganan si sales con ellos tarde.
    .hint = Necesitas un palo largo y su doble.

lesson-moon-learned =
    • Sigue el palo si puedes. Si no, gana un triunfo.
    • Un triunfo solo es triunfo: no es del palo de su otra mitad.
    • Si ganaste la subasta, sal primero con tus mejores triunfos.
    • 21 es el moon: las siete bazas, por 21 puntos.

lesson-moon-bid-title = Puja y triunfo
lesson-moon-bid-welcome = Puja lo que tus fichas puedan ganar, toma la reserva y elige triunfo. Después saca los triunfos.

lesson-moon-bid-bid =
    { $bo } pujó 4. Tienes 3-3 y 6-3, los dos 3s más altos, y también 5-5 y 4-4.
    {"**"}¿Cuánto pujas?**
    .right = Dos triunfos y dos dobles deberían ganar cuatro bazas, y 3-2 o la reserva una más.
    .pass = Con dos triunfos altos y dos dobles puedes pujar.
    .hint = Todas las bazas que ganes suman de todos modos. Puja lo justo para superar 4.

lesson-moon-bid-name =
    Tomaste 5-1 de la reserva por 6-2. Ahora tienes tres 3s y tres 5s.
    {"**"}¿Qué eliges?**
    .right = A 6-3 solo le gana 3-3, así que tienes los dos mejores triunfos. Y 5-5 puede ganar como doble.
    .fives = 5-5 gana, pero 6-5, 5-4 y 5-3 les ganan a tu 5-2 y tu 5-1.
    .hint = Necesitas un palo largo. ¿De qué números tienes tres?

lesson-moon-bid-draw =
    Ganaste dos bazas. Hay un triunfo en tu contra: 4-3.
    {"**"}¿Con qué sales?**
    .right = 4-3 tiene que caer sobre 3-3. Ahora tu 3-2 es el último triunfo.
    .trumped = 5-5 es el 5 más alto, pero alguien sin 5s puede ganarle con 4-3.
    .hint = Alguien podría ganarle. ¿Cuál de tus triunfos le gana a 4-3?

lesson-moon-bid-last =
    Ganaste cuatro bazas y ya no quedan triunfos. Sal con un 5.
    {"**"}¿Cuál?**
    .right = A 5-5 no le gana nadie: es tu quinta baza y cumples la puja.
    .hint = Un 5 más alto puede ganarle y quizá no vuelvas a salir. Empieza por el más alto.

lesson-moon-bid-learned =
    • Dos triunfos altos valen más que tres bajos.
    • Saca el último triunfo antes de salir a otros palos.
    • Gana primero las bazas que necesitas.

lesson-moon-trumps-title = Usar los triunfos
lesson-moon-trumps-welcome = Pujaste 4 y elegiste los 2s. Tienes tres triunfos, pero no 2-2.

lesson-moon-trumps-draw =
    Sales tú. Hay tres triunfos en tu contra: 2-2, 4-2 y 2-1.
    {"**"}¿Con qué sales?**
    .right = Solo le gana 2-2. Aquí saca 2-2 y 2-1 de una vez.
    .hint = Saca primero triunfos, con uno al que solo le gane 2-2.

lesson-moon-trumps-low =
    Aún no ganaste ninguna baza: necesitas las cuatro últimas. { $ann } salió con 6-1 y { $bo } no tiene 6s. Juegas al final.
    {"**"}¿Qué juegas?**
    .right = Gana tu triunfo más bajo. Necesitas 5-2 para sacar 4-2.
    .high = También gana. Pero luego 4-2 le gana a tu 3-2, y necesitas todas las bazas.
    .hint = No puede ganar y necesitas las cuatro bazas. Juega un triunfo.

lesson-moon-trumps-lead =
    Hay un triunfo en tu contra: 4-2.
    {"**"}¿Con qué sales?**
    .right = 4-2 tiene que caer. Después nadie puede ganarles a 4-4 y 1-1.
    .hint = Es la más alta de su palo, pero alguien podría ganarle con 4-2. Sácalo primero.

lesson-moon-trumps-learned =
    • Sal con un triunfo alto para sacar los demás.
    • ¿Juegas al final? Basta tu triunfo más bajo.
    • Los dobles ganan cuando no quedan triunfos.

lesson-moon-defend-title = Contra una puja
lesson-moon-defend-welcome = { $ann } pujó 5 y eligió los 1s. Cada baza que ganas te da un punto, y a ella le falta.

lesson-moon-defend-low =
    { $ann } salió con 1-1, el 1 más alto. Debes jugar un 1.
    {"**"}¿6-1, 3-1 o 2-1?**
    .right = 1-1 gana de todos modos. Ahora tu 6-1 es el triunfo más alto.
    .hint = 1-1 gana de todos modos. Después 6-1 es el 1 más alto: guárdalo.

lesson-moon-defend-trump =
    { $ann } salió con 6-4 y { $bo } jugó 6-6. Juegas al final y no tienes 6s: 6-1 es triunfo.
    {"**"}¿Qué juegas?**
    .right = Un triunfo gana la baza y basta el más bajo. Guarda 6-1, el más alto.
    .high = También gana. Pero juegas al final: basta un triunfo más bajo.
    .hint = No puede ganar, y cada baza da un punto. ¿Cuáles de tus fichas son triunfos?

lesson-moon-defend-learned =
    • ¿Gana un triunfo alto de ellos? Juega el más bajo que tengas.
    • Cada baza que ganas también le falta al que pujó.

lesson-moon-moon-title = La puja de 21
lesson-moon-moon-welcome = Pujar 21 es el moon: las siete bazas por 21 puntos. Si te falta una, pierdes 21.

lesson-moon-moon-bid =
    { $ann } pujó 4 y { $bo } 5. Tienes 2-2, 6-2, 5-2, y además 6-6, 6-5, 3-3 y 0-0.
    {"**"}¿Cuánto pujas?**
    .right = Con los 2s de triunfo, tus tres sacan los otros tres. Luego ganan también 6-6, 6-5, 3-3 y 0-0.
    .hint = Cuenta otra vez: tus tres triunfos sacan los otros tres. ¿Puede perder después alguna de tus fichas?

lesson-moon-moon-name =
    Te quedaste con tus fichas.
    {"**"}¿Qué triunfo eliges?**
    .right = Tienes los tres 2s más altos y solo hay otros tres.
    .hint = Alguien tendría un triunfo más alto, o más triunfos. ¿De qué número tienes los tres más altos?

lesson-moon-moon-draw =
    El triunfo son los 2s: 4-2, 3-2 y 2-1 están en tu contra.
    {"**"}¿Con qué sales?**
    .right = Nadie puede ganarle. En tres salidas no queda ningún triunfo en tu contra.
    .hint = Alguien podría ganarle con un triunfo. Saca primero todos los triunfos.

lesson-moon-moon-learned =
    • Puja 21 solo si cuentas siete bazas seguras.
    • Una baza segura: la más alta de su palo, sin triunfos por salir.
