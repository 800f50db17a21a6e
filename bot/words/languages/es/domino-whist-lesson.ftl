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

lesson-domino-whist-bid-title = Pujar o pasar
lesson-domino-whist-bid-welcome = Puja lo que puedas ganar: si cumples, suma; si caes, resta lo mismo. Los demás suman 1 por baza.

lesson-domino-whist-bid-bid =
    { $cleo } pujó 4. Tienes 8-8, 5-5 y 2-2, y cuatro blancas.
    {"**"}¿Cuánto pujas?**
    .right = Tres dobles deberían ganar, y las blancas como triunfo dos más. Y 5 basta para superar 4.
    .pass = Con tres dobles y cuatro blancas puedes pujar más de 4.
    .hint = Es más de lo que estas fichas deberían ganar. ¿Cuánto basta para superar 4?

lesson-domino-whist-bid-stop =
    { $ann } pujó 6 y { $cleo }, 7. Te toca otra vez.
    {"**"}¿Qué haces?**
    .right = 8 bazas son demasiadas para estas fichas. Y cada baza que ganes contra { $cleo } suma 1.
    .hint = Tus fichas deberían ganar unas 5 bazas. Si pujas más y caes, lo pierdes todo.

lesson-domino-whist-bid-learned =
    • Cuenta los dobles y los triunfos largos que tendrás.
    • Puja apenas por encima de los demás.
    • ¿Demasiado alto? Pasa y gana bazas contra la puja.

lesson-domino-whist-trumps-title = Usar los triunfos
lesson-domino-whist-trumps-welcome = Ganaste la subasta con 7 y tomaste 5-4 de la reserva. Ahora planea cómo ganar 7 bazas.

lesson-domino-whist-trumps-name =
    Tienes cuatro 5s con 5-5 y cuatro blancas: 8-0, 6-0, 4-0 y 3-0.
    {"**"}¿Qué triunfo eliges?**
    .right = Las blancas bajas solo ganan como triunfo. Tus 5s pueden ganar sin ser triunfo.
    .fives = 5-5 y tus 5s largos pueden ganar así. ¿Qué palo solo gana como triunfo?
    .hint = Necesitas un triunfo largo. ¿De qué números tienes cuatro?

lesson-domino-whist-trumps-low =
    El triunfo son las blancas. { $ann } salió con 2-2 y no tienes 2s. Juegas al final.
    {"**"}¿Qué juegas?**
    .right = Juegas al final, así que gana tu triunfo más bajo.
    .high = También gana. Pero juegas al final: basta un triunfo más bajo.
    .hint = No puede ganar y necesitas 7 de las 9 bazas que quedan. Juega un triunfo.

lesson-domino-whist-trumps-draw =
    Sales tú. 0-0 ya salió y hay tres triunfos en tu contra: 7-0, 5-0 y 1-0.
    {"**"}¿Con qué sales?**
    .right = Ya nada le gana a 8-0. Saca dos triunfos: 5-0 y 1-0.
    .low = 7-0 podría ganarle. ¿A cuál de tus triunfos no le gana nadie?
    .hint = Los demás aún tienen triunfos. Sácalos primero, con el más alto.

lesson-domino-whist-trumps-eights =
    Solo 7-0 está en tu contra. 8-8 y 7-7 ya salieron: 8-7 es el 8 más alto y el 7 más alto.
    {"**"}¿Con qué sales?**
    .right = Faltan más 8s que 7s o 5s: es menos probable que alguien no tenga y juegue 7-0.
    .sevens = Es el 7 más alto. Pero solo faltan otros cuatro: quizá alguien no tenga y juegue un triunfo. Faltan más 8s.
    .fives = Es el 5 más alto. Pero solo faltan otros cuatro: quizá alguien no tenga y juegue un triunfo. Faltan más 8s.
    .hint = Alguien podría ganarle. ¿Cuál de tus fichas es la más alta de su número?

lesson-domino-whist-trumps-learned =
    • Elige como triunfo el palo que más lo necesita.
    • Saca triunfos con uno al que no le gane nadie.
    • Después sal alto en el palo del que faltan más fichas.

lesson-domino-whist-last-title = Las últimas bazas
lesson-domino-whist-last-welcome = Pujaste 8, el triunfo son los 6s y ganaste 4 de 5 bazas. Ahora cuenta lo que queda.

lesson-domino-whist-last-blank =
    { $ann } salió con 0-0 y juegas al final. No tienes blancas: 6-0 es triunfo.
    {"**"}¿Qué juegas?**
    .right = Juegas al final, así que un triunfo gana: tu quinta baza.
    .hint = No puede ganar. Necesitas 4 de las últimas 6 bazas. ¿Cuáles de tus fichas son triunfos?

lesson-domino-whist-last-trump =
    Tienes 5 bazas. { $ann } salió con 1-1 y no tienes 1s. Juegas al final.
    {"**"}¿Qué juegas?**
    .right = Gana tu último triunfo. Los demás 8s ya salieron, así que después ganan 8-8 y 8-4.
    .hint = No puede ganar. Necesitas 3 de las últimas 4 bazas: juega tu último triunfo.

lesson-domino-whist-last-suit =
    Tienes 7 bazas y necesitas una más. Ya no quedan triunfos.
    {"**"}¿Con qué sales?**
    .right = Es el último 8, así que nadie puede seguir ni ganarle: tu octava baza.
    .fours = Como 4, otros le ganan: 4-4 aún no ha salido. ¿Cuál es su otro palo?
    .hint = Alguien podría ganarle. ¿Qué ficha es la última de su palo?

lesson-domino-whist-last-learned =
    • Al final, cuenta lo que necesitas y lo que es seguro.
    • La última ficha de un palo gana si no quedan triunfos.
    • Nombra el palo en el que nadie le gana a tu ficha.

lesson-domino-whist-suit-title = El palo correcto
lesson-domino-whist-suit-welcome = Aquí no hay triunfo. El que sale nombra uno de los dos palos de la ficha, y eso decide quién gana.

lesson-domino-whist-suit-two =
    Sales tú, con 7-3 y 7-0. 7-5 aún no ha salido.
    {"**"}¿Qué ficha y como qué palo?**
    .right = No queda un 3 más alto, así que ganas. Después 7-0 puede ganar como blanca.
    .right-blank = No queda una blanca más alta, así que ganas. Después 7-3 puede ganar como 3.
    .hint = Como 7, pierde contra 7-5. ¿Cuál es su otro palo?

lesson-domino-whist-suit-last =
    Tu última ficha es 7-0. 0-0 y 8-0 ya salieron y 7-2 aún no.
    {"**"}¿Como qué palo sales?**
    .right = No queda una blanca más alta, así que la última baza es tuya.
    .hint = Como 7, pierde contra 7-2. ¿Cuál es su otro palo?

lesson-domino-whist-suit-learned =
    • Una ficha puede ser baja en un palo y la más alta en el otro.
    • Recuerda qué fichas altas ya salieron.
