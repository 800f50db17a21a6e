margin-range = de { $least } a { $most }
rank-line = { $rank }. { $who } { $points }
button-cancel = Cancelar
contest-joined = Estás dentro.
contest-over-below = Ya terminó. Abajo están los resultados.


fair-contest-open =
    {"**"}Mezcla justa.** Las manos salen de un secreto fijado antes de que nadie viera una ficha. Este sello es su SHA-256:
    { $seal }
fair-contest-daily = -# Fijado desde { $since }. El secreto estará aquí cuando termine el día.
fair-contest-later = -# También cuentan los números que Discord dio a cada **Unirme** y a **Empezar**. El secreto estará aquí al final.
fair-contest-numbers = -# Números: { $numbers }
fair-contest-start = Empezar { $number }
fair-contest-own = -# Tu número: { $number }
fair-contest-over =
    {"**"}Mezcla justa.** El secreto era { $secret }. Su SHA-256 es el sello mostrado desde el principio:
    { $seal }
fair-contest-daily-check = -# ¿La jugaste? Pide tu **Registro**: `boneyard record verify` reparte otra vez todas las manos.
fair-contest-duel-check = -# **Registro** tiene todas las jugadas. `boneyard record verify` reparte otra vez todas las manos.
fair-contest-tournament-check =
    Cada ronda tiene su propio secreto: el SHA-256 del secreto de arriba, estas líneas (cada una con su salto de línea) y `round n`:
    { $terms }
    {"**"}Registro**, al final de cada partida, lo muestra. `boneyard record verify` reparte con él todas las manos.
fair-contest-deleted = Es tan antiguo que borré sus manos y su secreto. Solo quedan los resultados.

contest-gone = Esa competición ya no existe.
contest-still-played = Puede que otros aún jueguen estas manos. Espera a que todos terminen.
contest-host-only = Solo el anfitrión o un moderador puede hacer eso.
contest-closed = Ya es tarde para unirte: ya empezó o ya terminó.
contest-full = Está lleno. Abre otro.
contest-over = Ya terminó.
contest-not-in = No participas aquí.
contest-begun = Ya empezó.
contest-needs-two = Hacen falta 2 jugadores. Espera a que alguien se una.
contest-elsewhere = Eso es de otro canal. Úsalo allí.
contest-played-before = Empezaste esta mano antes de borrar tus datos. Solo hay un intento.
