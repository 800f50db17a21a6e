settings-title = ## Tus ajustes
settings-switch = { $what }: { $state ->
    [on] sí
   *[off] no
}
settings-large = Letra grande
settings-contrast = Alto contraste
settings-numerals = Números
settings-four-colours = Cuatro colores
settings-show = **Mostrar mis fichas con**
settings-show-both = Imagen y texto
settings-show-picture = Solo imagen
settings-show-text = Solo texto
settings-pings = **Avisarme cuando me toque**
settings-ping-now = Enseguida
settings-ping-minute = Al minuto
settings-ping-never = Nunca
settings-pace = **Ritmo de las máquinas**
settings-pace-fast = Rápido
settings-pace-normal = Normal
settings-pace-calm = Tranquilo
settings-auto-play = Automático
settings-tips = Consejos
settings-puzzles = Usar mis partidas en acertijos
settings-progress = Rachas y logros
settings-language-discord = como mi Discord
button-what-is-this = ¿Qué es esto?
button-hide = Ocultar
settings-about =
    {"**"}Imágenes**: toca una opción y el ejemplo de arriba la muestra.
    {"**"}Mis fichas**: la imagen viene con un texto corto. Solo texto lo dice todo con palabras.
    {"**"}Avisos**: enseguida es un MD o una mención en la mesa si tus MD están cerrados. Al minuto es una sola mención en la mesa, que se borra cuando juegas.
    {"**"}Ritmo de las máquinas**: cuánto esperan antes de jugar. Vale la opción más lenta de la mesa. Tranquilo muestra sus jugadas una por una.
    {"**"}Automático**: si solo puedes jugar una ficha, la juego yo. Los demás pueden adivinar que no tenías otra.
    {"**"}Consejos**: en tu primera partida de cada juego, una línea dice qué puedes jugar y por qué.
    {"**"}Acertijos**: un momento de tu partida puede salir como acertijo en su servidor, con tu nombre, tus fichas y tu jugada. Todos los de la mesa tienen que permitirlo.
    {"**"}Rachas y logros**: al apagarlos no se muestran, y los resúmenes del día y de la semana no te nombran.

settings-sample-1 = Ana
settings-sample-2 = Luis
settings-sample-3 = Rosa
settings-sample-4 = Beto
