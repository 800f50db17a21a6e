seat-alt-chosen = Choix ({ $count }) : { $pieces }. Tu peux encore changer d'avis.
seat-alt-passes = { $who } te passe ses dominos (tout le monde passe { $direction ->
    [left] à gauche
    [right] à droite
   *[across] en face
}).
seat-alt-kitty = Le chien est { $pieces } : échange un domino contre lui, ou garde ta main. Personne ne le saura.
seat-alt-playable = Jouables ({ $count }) : { $pieces }.
seat-alt-playable-any = Jouables ({ $count }) : tous.
seat-alt-others-revoke = Tout autre domino est une renonce.
seat-alt-retract = Tu peux reprendre ta renonce.

seat-alt-trick = { $leads ->
    [yes] Pli { $number } sur { $count } : tu entames.
   *[no] Pli { $number } sur { $count }.
}
seat-alt-then = C'est à toi ensuite, puis { $others }.
seat-alt-play-last = Tu joues en dernier.
seat-alt-no-trick = Pas encore de dernier pli.

seat-alt-progress = Pris jusqu'ici : { $won } sur { $needed }.
seat-alt-nel-o = Tout perdre : { $lost ->
    [one] { $lost } pli perdu
   *[other] { $lost } plis perdus
}, encore { $to-go }, { $stake }.
seat-alt-sevens = Le domino le plus près de 7 gagne.
seat-alt-no-bids = Pas encore d'annonce.
seat-alt-dealer = Donneur : { $who }.

seat-alt-hand = Main ({ $count }) : { $pieces }.
seat-alt-no-tiles = Plus de dominos.
seat-alt-trump-piece = { $piece } atout

figures-won = { $by-tricks ->
    [yes] Plis gagnés : { $figures }.
   *[no] Points de la donne : { $figures }.
}
figures-open = Main ouverte : { $hand }.

scores-after = **{ $game }** après la { $deal }, { $goal }
scores-line = { $who } : **{ $total }**
scores-so-far = { $by-tricks ->
    [yes] Donne { $deal } jusqu'ici : { $figures } (plis).
   *[no] Donne { $deal } jusqu'ici : { $figures } (points).
}

review-unfollowed = N'ont pas fourni : { $tricks }.
review-all-followed = Tout le monde a fourni.
review-grey-trick = pli { $trick } ({ $suit }), { $plays }
review-challenged = { $by-is ->
    [you] Tu as contesté un coup
   *[one] { $by } a contesté un coup
} : { $result }. { $play }.
review-so-far = Plis joués : { $number } sur { $count }.
review-choices = Tu peux contester { $plays }.
review-choice = { $who } au pli { $trick }
review-trick = Pli { $trick }. { $plays }.
review-won = { $play } (pli)
