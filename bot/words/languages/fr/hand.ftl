hand-turn = { $phase ->
    [opening] **À toi d'ouvrir** dans { $where }. Entame, ou fais entamer { $who }.
    [review] **Vérification** dans { $where } : conteste un coup ou accepte.
    [moon] **Tu as décroché la lune** dans { $where }. Choisis qui prend les points.
   *[play] **À toi** dans { $where } : { $ask }.
}
hand-pass = **Passe { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
} à { $who }.** Tu peux changer d'avis tant que tout le monde n'a pas choisi.
hand-passed = Tu passes **{ $pieces }** à { $who }. Tu peux changer d'avis tant que tout le monde n'a pas choisi.

hand-waiting = { $what } dans { $where }.
hand-wait = On attend les autres dans { $where }.

hand-which = { $way ->
    [suit] Entamer { $piece } dans quelle couleur ?
    [train] Jouer { $piece } sur quel train ?
   *[end] Jouer { $piece } à quel bout ?
}
hand-received = { $who } t'a passé { $pieces }.
hand-claim = { $concedes ->
    [yes] -# Plus rien ne peut changer le score. **{ $button }** ?
   *[no] -# Le reste est pour toi. **{ $button }** pour finir la donne.
}
challenge-ask = **Contester un coup** dans { $where } ? Une renonce coûte { $cost } au fautif. Contester à tort ne coûte rien.
challenge-none = Encore rien à contester dans { $where }.

chose = Fait : { $move }.
chose-last = Fait : { $move }. { $over }.
chose-kitty = Tu as échangé { $piece } contre le chien.
chose-to-keep = Tu as gardé ta main.
where-own = { $own ->
    [deal] cette donne
    [duel] ton duel
   *[match] ta partie
}
scores-none = Aucun score pour l'instant.

undo-done = ↩ { $who-is ->
    [you] Tu as repris { $what }.
   *[one] { $who } a repris { $what }.
}
undo-refused = ↩ { $who-is ->
    [you] Tu as refusé : { $what } reste.
   *[one] { $who } a refusé : { $what } reste.
}
undo-request = ↩ **{ $who }** veut reprendre { $what }. { $missing }, d'accord ?
undo-asked = ↩ { $who-is ->
    [you] Tu as demandé à reprendre { $what }.
   *[one] **{ $who }** veut reprendre { $what }.
}
undo-awaited = ↩ { $who-is ->
    [you] Tu veux reprendre { $what }. On attend { $missing }.
   *[one] { $who } veut reprendre { $what }. On attend { $missing }.
}
undo-agreed = ↩ Tu as accepté : { $who } peut reprendre { $what }.
hand-button = Ma main
record-told =
    Voici tous les coups de cette partie. Pour vérifier les donnes, utilise `boneyard record verify` avec ce secret :
    -# `{ $secret }`

last-trick = Le dernier pli : { $deal }, pli { $number } sur { $count }. { $told }
last-trick-none = Aucun pli n'a encore été joué.

button-hint = Indice
button-line = Chaîne
button-trains = Trains
button-last-trick = Dernier pli
hand-more = ⋯ Plus
hand-less = ‹ Retour
button-scores = Scores
button-how = Comment jouer
button-settings = Réglages
button-leave = Quitter
button-challenge = Contester
button-table = Voir la table
button-dm = Ouvrir les MP
button-hand-here = Afficher ici
button-return = Revenir
hand-clear = Effacer
hand-tips-off = Sans conseils
hand-sort-high = Tri : nombre
hand-sort-points = Tri : points
hand-sort-doubles = Tri : doubles
undo-button = Reprendre
consent-yes = D'accord
consent-no = Non
consent-withdraw = Laisse tomber
act-play = Jouer
act-pass = Passer
act-bid = Annoncer
act-kitty = Voir le chien
act-trump = Choisir l'atout
act-doubles = Rang des doubles
act-review = Vérifier
act-moon = Choisir

select-play = Choisis parmi { $count }
select-lead = Entame
select-lead-as = Entame, et dis la couleur
select-pass = Choisis-en { $count } pour { $who }
select-bid = Annonce { $bid }
select-bids = Plus haut : { $first } … { $last }
select-trump = Une autre couleur
select-contract = Autre couleur ou contrat
select-kitty = Échange un domino contre le chien
select-challenge = Conteste un coup
select-challenges = Conteste un coup, plis { $first } à { $last }

forced-ask = -# Tu n'as qu'un seul choix. Je le joue pour toi, à partir de maintenant ?
forced-yes = Jeu auto
forced-no = Non merci
forced-on = C'est fait. Je jouerai ton seul choix pour toi. Les autres peuvent deviner que tu n'en avais pas d'autre. Pour l'arrêter : **{ $button }**.

hand-seated = Tu as ta place dans { $where } ({ $game }). Je t'enverrai ta main ici.
hand-left = { $open ->
    [yes] Un ordi joue à ta place dans { $where }. Reviens avec **{ $button }**, tant que personne ne l'a prise.
   *[no] Un ordi joue à ta place dans { $where }. Reviens quand tu veux avec **{ $button }**.
}
hand-gone = { $who } joue maintenant à ta place dans { $where }.
hand-unreached = -# Je ne peux pas t'envoyer de MP. Ta main reste ici, sous **Ma main**.
hand-removed = Tu ne fais plus partie de la table dans { $where }. Rejoins-en une autre ou ouvre la tienne.
hand-open = Ta main est maintenant dans { $where }.
hand-open-below = Ta main est ci-dessous.
hand-open-elsewhere = Ta main est ouverte dans une autre conversation.
hand-put-away = Ta main est cachée. Touche **{ $button }** pour la voir.
hand-at-table = Dans ce jeu, tout se joue à la table.
hand-not-yet = Un instant, la partie démarre. Réessaie.
hand-peeked = Ton prochain domino est { $tile }.
hand-tips-are-off = Conseils coupés. Tu peux les remettre dans **{ $button }**.
challenge-closed = Rien à contester. Conteste un coup après son pli, avant le score.

which-table = À quelle table ?
table-of-contest = { $kind ->
    [daily] Ta donne du jour
    [duel] Ton duel
    [tournament] Ton tournoi
   *[other] Ta partie
}
table-of-number = Table { $number }
table-of-practice = Entraînement
table-with = { $game } avec { $who }

tip = -# 💡 { $tip }
