lesson-domino-whist-welcome = Un jugador sale con una ficha y los demás siguen. La mejor ficha gana la baza. Tu puja es la más alta, 5 de las 11 bazas: tienes que ganar al menos 5.

lesson-domino-whist-follow =
    { $cleo } salió con 7-3 como 3. Si tienes 3s, debes jugar uno.
    {"**"}¿Cuál de tus 3s le gana a 7-3?**
    .right = El 3 más alto es 3-3, luego 8-3, 7-3, etc.
    .hint = Las fichas de un palo van por su otra mitad, y 4 es menos que 7.

lesson-domino-whist-trump =
    { $cleo } salió con 5-5 y no tienes 5s, así que puedes jugar cualquiera. El triunfo son los 6s: les ganan a todas las demás.
    {"**"}¿Qué gana esta baza?**
    .right = Cualquier triunfo le gana a 5-5. Basta con el más bajo.
    .higher = También gana. Pero ¿no bastaría un triunfo más bajo?
    .hint = Sin 5s, solo gana un triunfo. ¿Cuáles de tus fichas son 6s?

lesson-domino-whist-lead =
    Sales tú y el triunfo son los 6s.
    {"**"}¿A qué ficha no puede ganarle nadie?**
    .right = Nada le gana, y el que tenga un 6 tiene que jugarlo. Pronto no les quedarán triunfos.
    .low = Un triunfo está bien, pero uno más alto podría ganarle.
    .hint = Un triunfo podría ganarle. ¿Cuál es tu mejor triunfo?

lesson-domino-whist-count =
    Pujaste 5 bazas y ya ganaste 6. { $bo } salió a blancas y no tienes.
    {"**"}Gana 1 más.**
    .right = Gana tu último triunfo. Una puja de 5 sigue dando 5, pero cada baza que ganas es una menos para los demás.
    .hint = 8-2 no es blanca ni triunfo, así que no puede ganar.

lesson-domino-whist-bid =
    Así empezó esa mano. Puja cuántas bazas vas a ganar. El que más puja elige el triunfo y suma su puja o la resta.
    {"**"}Tienes 6-6, 7-7, 4-4 y cuatro 6s. ¿Cuánto pujas?**
    .right = Tres dobles deberían ganar y tus otros 6s, como triunfos, dos bazas más.
    .right-safe = Una puja segura: tres dobles deberían ganar y uno de tus otros 6s también.
    .few = Alguien podría pujar más. Cuenta tres dobles y tus triunfos.
    .pass = Con tres dobles y cuatro 6s, puedes pujar.
    .hint = Cuenta lo que debería ganar: tres dobles y tus triunfos.

lesson-domino-whist-kitty =
    Ganaste la subasta. La reserva es 8-7 y puedes cambiarla por una de tus fichas.
    {"**"}¿Qué ficha das?**
    .right = 5-1 casi nunca ganaría una baza. 8-7 es el 7 más alto después de tu 7-7.
    .keep = Puedes no cambiar nada, pero 8-7 vale la pena.
    .hint = Esa podría servirte. ¿Qué ficha es baja en sus dos palos y la única que tienes de ellos?

lesson-domino-whist-name =
    Ahora elige el triunfo.
    {"**"}¿De qué número tienes cuatro, con su doble?**
    .right = Cuatro 6s, y 6-6 es el más alto.
    .eights = También tienes cuatro 8s, pero otro tiene 8-8.
    .hint = Necesitas un palo largo y su doble.

lesson-domino-whist-learned =
    • Sigue el palo si puedes. Si no, gana un triunfo.
    • El doble es la ficha más alta de su número.
    • Si ganaste la subasta, sal primero con triunfos.
    • Puja lo que puedes ganar: si ganas menos, restas la puja.
