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
