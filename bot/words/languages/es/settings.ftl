settings-title = ## Tus ajustes
settings-switch = { $what }: { $state ->
    [on] sí
   *[off] no
}
settings-large = Letra grande
settings-contrast = Alto contraste
settings-numerals = Cifras
settings-four-colours = Cuatro colores
settings-show = **Mi mano como**
settings-show-both = Imagen y texto
settings-show-picture = Solo imagen
settings-show-text = Solo texto
settings-pings = **Avísame cuando me toque**
settings-ping-now = Al momento
settings-ping-minute = Tras un minuto
settings-ping-never = Nunca
settings-pace = **Ritmo de las máquinas**
settings-pace-fast = Rápido
settings-pace-normal = Normal
settings-pace-calm = Tranquilo
settings-auto-play = Automático
settings-tips = Consejos
settings-puzzles = Mis partidas en acertijos
settings-language-discord = como mi Discord
button-what-is-this = ¿Qué es esto?
button-hide = Ocultar
settings-about =
    {"**"}Imágenes**: toca una opción y el ejemplo de arriba la muestra.
    {"**"}Mi mano**: con la imagen va un texto corto. Solo texto dice con palabras todo lo que muestra la imagen.
    {"**"}Avisos**: al momento es un MD, o una mención en la mesa si tus MD están cerrados. Tras un minuto es una sola mención en la mesa, que se quita cuando juegas.
    {"**"}Ritmo de las máquinas**: cuánto esperan antes de jugar, según la opción más lenta de la mesa. Tranquilo muestra sus jugadas una por una.
    {"**"}Automático**: si solo tienes una ficha válida, la juego yo. El resto puede adivinar que no tenías otra.
    {"**"}Consejos**: en tu primera partida de un juego, una línea dice qué puedes jugar y por qué.
    {"**"}Acertijos**: un momento de tu partida puede ser un acertijo en su servidor, con tu nombre, tus fichas y tu jugada. Toda la mesa tiene que permitirlo.

settings-sample-1 = Ana
settings-sample-2 = Luis
settings-sample-3 = Rosa
settings-sample-4 = Beto
