puzzle-pass = ¿Qué pasarías?
puzzle-bid = ¿Cuánto pujarías?
puzzle-trump = ¿Qué triunfo?
puzzle-opening = ¿Cómo empezarías?
puzzle-lead = ¿Con qué saldrías?
puzzle-play = ¿Qué jugarías?
puzzle-turn = ¿Qué ficha voltearías?
puzzle-place = ¿En qué punta jugarías?
puzzle-ask = **{ $question }** **{ $who }** tenía estas fichas { $day } en { $game }.
puzzle-ask-stock = **{ $question }** Es tu turno en { $game }.
puzzle-whose = { $days ->
    [0] { $who }, hoy
    [1] { $who }, ayer
   *[other] { $who }, hace { $days } días
}
puzzle-of-the-week = **Acertijo de la semana** · { $game }
puzzle-open = { $answers ->
    [0] -# Responde para ver los resultados. Todos los ven { $when }.
    [one] -# 1 respuesta hasta ahora. Responde para ver los resultados. Todos los ven { $when }.
   *[other] -# { $answers } respuestas hasta ahora. Responde para ver los resultados. Todos los ven { $when }.
}

puzzle-right = **¡Bien!** Lo mejor es **{ $best }**, por { $points }.
puzzle-wrong = **Esta vez no.** **{ $best }** es mejor que **{ $answer }**, por { $points }.
puzzle-own = Esta decisión fue tuya. Lo mejor es **{ $best }**.
puzzle-best = Lo mejor es **{ $best }**.
puzzle-made = { $who-is ->
    [you] Elegiste **{ $made }**.
   *[one] **{ $who }** eligió **{ $made }**.
}
puzzle-found = Acertaron { $right } de { $answers }.
puzzle-no-answers = Aún no hay respuestas.
puzzle-score = { $streak ->
    [0] Aciertos: { $right } de { $answered }.
    [1] Aciertos: { $right } de { $answered }.
   *[other] Aciertos: { $right } de { $answered }, { $streak } seguidos.
}
puzzle-rating = { $change ->
    [0] Rating { $rating }.
   *[other] Rating { $rating } ({ $by }).
}
button-another-puzzle = Otro acertijo

puzzle-title-right = Acierto: { $best }
puzzle-title-best = Mejor: { $best }
puzzle-pill = aciertos
puzzle-pill-streak = seguidos
puzzle-pill-rating = rating
puzzle-ahead = { $unit ->
    [mark] marcas de ventaja
    [round] rondas de ventaja
   *[point] puntos de ventaja
}
puzzle-votes = votos
puzzle-your-answer = tu respuesta
puzzle-your-answer-too = tu respuesta · { $who }

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Marcas de ventaja sobre los demás al final de la mano: el promedio de cientos de manos compatibles con lo que se podía saber.
    [round] -# Rondas de ventaja sobre los demás al final de la mano: el promedio de cientos de manos compatibles con lo que se podía saber.
   *[point] -# Puntos de ventaja sobre los demás al final de la mano: el promedio de cientos de manos compatibles con lo que se podía saber.
}
puzzle-not-answered = Primero responde el acertijo y luego mira los detalles.

puzzle-none = ¡Respondiste todos los acertijos! Los nuevos salen de tus partidas.
button-use-matches = Usar las mías
puzzle-allowed = ¡Gracias! Los acertijos podrán usar tus partidas si todos los de la mesa lo permiten. Se quita en { COMMAND("settings") }.
puzzle-taken-down = **Acertijo de la semana**
    Lo quité: un jugador de esa partida no quiere que se muestre.
puzzle-gone = Ya no muestro este acertijo. Prueba otro con { COMMAND("puzzle") }.

alt-puzzle = { $days ->
    [0] Acertijo: { $who } tenía estas fichas hoy. { $question } Juegas desde ese lugar.
    [1] Acertijo: { $who } tenía estas fichas ayer. { $question } Juegas desde ese lugar.
   *[other] Acertijo: { $who } tenía estas fichas hace { $days } días. { $question } Juegas desde ese lugar.
}
alt-puzzle-stock = Acertijo de { $game }: es tu turno. { $question }
alt-puzzle-choice = { $votes ->
    [one] { $choice }: { $figure }, 1 voto
   *[other] { $choice }: { $figure }, { $votes } votos
}
alt-puzzle-best = { $choice }, lo mejor
alt-puzzle-made = { $choice }, lo que eligió { $who }
alt-puzzle-yours = { $choice }, tu respuesta
alt-puzzle-answer = { $title }. { $choices }.
