duel-title = **Duel** · { $game }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, ordis : { $level }
duel-what = Tout le monde joue les mêmes donnes en MP, contre les mêmes ordis. Le meilleur résultat gagne.
duel-rematch-call = { $who } : revanche ? Nouvelles donnes.
duel-code = Tes amis peuvent le rejoindre de partout avec { COMMAND("domino join") } et le code { $code }
duel-code-unknown = Je ne connais pas ce code. Copie-le de nouveau.
duel-invitation = { $who } te défie en duel à **{ $game }** !
duel-entry-host = { $number }. { $who } (hôte)
duel-join-now = De 2 à 8 joueurs : touche **Rejoindre**. L'hôte touche **Lancer**, puis chacun a { $hours ->
    [one] { $hours } heure.
   *[other] { $hours } heures.
}
duel-ends = Fin { $when }, ou quand tout le monde a fini. Ensuite, on compare.
duel-hands = -# Ta main arrive en MP. Tu peux aussi toucher **Ma main**.
duel-done = - { $who } : fini
duel-left = - { $who } : abandon
duel-playing = - { $who } : donne { $deal } sur { $deals }
duel-was-cancelled = Ce duel a été annulé, ou personne ne l'a lancé.
duel-joined-begun = Tu participes. Le duel est lancé : je t'envoie ta première main en MP.
duel-started = C'est parti ! Je t'envoie ta main en MP. Tu peux aussi toucher **Ma main**.
duel-you-left = Tu as quitté le duel.
duel-you-finished = C'est fini pour toi. Tu verras les résultats quand tout le monde aura fini, au plus tard { $when }.
duel-cancel-ask = Annuler ce duel ?
duel-cancel-ask-playing = Annuler ce duel ? Toutes les parties finissent sans résultat.
duel-cancelled = Le duel est annulé.

duel-won = { $who-is ->
    [you] Tu gagnes avec { $points }
    [us] Victoire partagée : { $who }, avec { $points }
    [many] { $who } se partagent la victoire avec { $points }
   *[one] { $who } gagne avec { $points }
}
duel-no-one-finished = Personne n'a fini
duel-unfinished-line = { $who-is ->
    [you] Tu n'as pas fini
   *[one] { $who } n'a pas fini
}
duel-over =
    🏆 **Duel : { $verdict }**
    { $lines }
duel-over-unfinished = Le duel est fini. Personne n'a fini à temps.
duel-pick-deal = Compare une donne
duel-picture-title = Résultat du duel
duel-picture-game = { $game }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
duel-picture-meaning = points au-dessus de la moyenne de ta table
duel-picture-unfinished = pas fini
duel-alt = Résultat du duel : { $game }, { $deals ->
    [one] { $deals } donne.
   *[other] { $deals } donnes.
}
duel-alt-margins = Points au-dessus de la moyenne de la table, donne par donne (* pour le meilleur) :
duel-alt-deals = ({ $deals })
duel-alt-deal = { $points }{ $best ->
    [yes] *
   *[no] {""}
}

duel-deal-heading = **Donne { $number }** sur { $deals } · { $game }{ $bold ->
    [yes] {" "}· **gras** : a gagné le pli
   *[no] {""}
}
duel-deal-line = - { $who } { $points } : { $moves }
duel-deal-alike = Tout le monde a joué pareil.
duel-parted = **Là où vous avez joué autrement : { $moment }.**
duel-parted-later = -# Puis { $moment } : { $branches }.
duel-otherwise = -# { $who } : cette donne a commencé autrement. À cause d'une donne précédente, un autre joueur a entamé.
parting-player = le joueur
parting-branch-computer = { $who } (table : { $people }) : { $did }
came = { $how ->
    [own] pli gagné
    [unseen] pli à { $who }
   *[seen] pli à { $who }, avec { $piece }
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}

parting-title = Vos coups
parting-nothing = encore rien
parting-held = main
parting-rows-down = rangées cachées : personne n'en voyait plus
parting-no-tiles = plus de dominos
parting-margin = donne : { $points }
parting-more-people = { $who } et { $count } de plus
parting-table-ends = bouts ouverts { $ends }
parting-tag-led = entame { $piece }
parting-alt = { $when } : là où vous avez joué autrement.
parting-alt-branch = { $branch } (donne : { $points }).
parting-alt-hand = Main : { $hand }.

duel-not-in = Tu n'es pas dans ce duel. Ouvre le tien avec { COMMAND("duel") }.
duel-in-already = Tu es déjà dans ce duel.
duel-begun-leave = Le duel a commencé. Pour arrêter, touche **Quitter** sous ta main.
duel-not-begun = Pas encore : c'est l'hôte qui lance le duel.
duel-not-over = Ce duel n'est pas encore fini.
duel-rematch-players-only = La revanche est pour ceux qui ont joué. Ouvre ton duel avec { COMMAND("duel") }.
duel-too-many = { $most ->
    [one] Tu organises déjà { $most } duel. Finis-le ou annule-le d'abord.
   *[other] Tu organises déjà { $most } duels. Finis-en ou annules-en un d'abord.
}
duel-no-hands = { $game } n'a pas de mains cachées. Choisis un autre jeu pour un duel.
duel-compare-later = Tu verras les résultats quand tout le monde aura fini.
duel-records-later = Les relevés viennent à la fin du duel, si quelqu'un l'a fini.
duel-no-such-deal = { $deals ->
    [one] Ce duel n'avait que { $deals } donne.
   *[other] Ce duel avait { $deals } donnes.
}
duel-took-no-part = Tu n'as pas joué ce duel. **Relevé** donne la meilleure partie.
duel-result-elsewhere = Tu verras les résultats dans le salon du duel quand tout le monde aura fini.
button-duels = Mes duels
duel-list = **Tes duels**
duel-list-line = { $number }. **{ $game }** · { $state ->
    [open] ouvert
    [playing] en cours
    [finished] terminé
   *[stopped] annulé
} · { $when }
duel-list-none = Pas encore de duel.
duel-list-choose = Voir un duel
duel-hand-over = Tu as joué ton duel. **{ $button }** montre où il en est.
button-cancel-duel = Annuler le duel
