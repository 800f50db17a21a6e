seat-alt-chosen = Elegidas { $count }: { $pieces }. Aún puedes cambiar de idea.
seat-alt-passes = { $who } te pasa (todos pasan { $direction ->
    [left] a la izquierda
    [right] a la derecha
   *[across] al frente
}).
seat-alt-kitty = La reserva es { $pieces }: cámbiala por una ficha tuya o no cambies nada. Nadie lo sabrá.
seat-alt-playable = Puedes jugar ({ $count }): { $pieces }.
seat-alt-playable-any = Puedes jugar ({ $count }): cualquiera.
seat-alt-others-revoke = Cualquier otra es renuncio.
seat-alt-retract = Puedes deshacer tu renuncio.

seat-alt-trick = { $leads ->
    [yes] Baza { $number } de { $count }: sales tú.
   *[no] Baza { $number } de { $count }.
}
seat-alt-then = Ahora vas tú, luego { $others }.
seat-alt-play-last = Juegas al final.
seat-alt-no-trick = Última baza: aún ninguna.

seat-alt-progress = Hasta ahora: { $won } de { $needed }.
seat-alt-nel-o = Hay que perder todas las bazas: van { $lost }, { $to-go ->
    [one] falta { $to-go }
   *[other] faltan { $to-go }
}, { $stake }.
seat-alt-sevens = Gana la ficha más cercana a 7.
seat-alt-no-bids = Pujas: aún ninguna.
seat-alt-dealer = { $who-is ->
    [you] Repartes tú.
   *[one] Reparte { $who }.
}

seat-alt-hand = Tus fichas ({ $count }): { $pieces }.
seat-alt-no-tiles = No quedan fichas.
seat-alt-trump-piece = { $piece } triunfo

figures-won = { $by-tricks ->
    [yes] Bazas ganadas: { $figures }.
   *[no] Puntos de esta mano: { $figures }.
}
figures-open = Fichas a la vista: { $hand }.

scores-after = **{ $game }** tras la { $deal }, { $goal }
scores-line = { $who-is ->
    [you] Tú: **{ $total }**
   *[one] { $who }: **{ $total }**
}
scores-so-far = { $by-tricks ->
    [yes] Mano { $deal } hasta ahora: { $figures } (bazas).
   *[no] Mano { $deal } hasta ahora: { $figures } (puntos).
}

review-unfollowed = No siguieron el palo: { $tricks }.
review-all-followed = Todos siguieron el palo.
review-grey-trick = baza { $trick } ({ $suit }), { $plays }
review-challenged = { $by-is ->
    [you] Impugnaste una jugada
   *[one] { $by } impugnó una jugada
}: { $result }. { $play }.
review-so-far = Bazas hasta ahora: { $number } de { $count }.
review-choices = Puedes impugnar { $plays }.
review-choice = a { $who } (baza { $trick })
review-trick = Baza { $trick }. { $plays }.
review-won = { $play } (gana)
