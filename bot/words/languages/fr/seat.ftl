seat-of = { $number } sur { $count }
seat-your-turn = À toi
    .sentence = À toi : { $ask }.
seat-ready = Passe choisie
seat-bidding = Enchères
seat-you-passed = Tu as passé
seat-you-bid = Tu as dit { $bid }
seat-bid = { $who-is ->
    [you] Tu as dit { $bid }
   *[one] { $who } a dit { $bid }
}
seat-bid-led = { $who-is ->
    [you] Tu as dit { $bid } et entamé
   *[one] { $who } a dit { $bid } et entamé
}
seat-out = Tu ne joues pas
seat-played = Tu as joué { $piece }
seat-acts = { $leads ->
    [yes] { $who-is ->
        [you] Tu entames
       *[one] { $who } entame
    }
   *[no] { $who-is ->
        [you] Tu joues
       *[one] { $who } joue
    }
}
seat-trick = Pli { $number }
seat-waiting = En attente
seat-over = Partie finie
seat-review = Vérification
seat-review-so-far = Plis joués
seat-ask = { $phase ->
    [pass] passe { $count } à { $who }
    [kitty] échange un domino, ou garde
    [opening] entame, ou fais entamer { $who }
    [doubles] choisis le rang des doubles
   *[play] { $ask }
}
seat-ask-bid = annonce, ou passe

seat-after = tu joues après { $who }
seat-you-next = puis c'est à toi
seat-passed = { $count } à { $who }
seat-alone = { $who } joue en solo
seat-next = { $phase ->
    [kitty] puis le chien
    [doubles] puis les doubles
   *[trump] puis l'atout
}
seat-winners = { $who-is ->
    [you] tu gagnes
   *[one] victoire pour { $who-the }
}
seat-moon-points = les { $points } points
seat-review-accepted = tu as accepté

pill-led = entame
pill-trump = atout
pill-trick = pli
pill-tricks = plis
pill-chosen = choix
pill-boneyard = pioche
pill-doubles = doubles { $rank }
pill-your-bid = annonce
pill-winners = victoire
pill-you = toi
no-trump = sans atout

cell-won = { $count ->
    [one] pli
   *[other] plis
}
cell-points = { $points ->
    [one] pt
   *[other] pts
}
cell-total = total
cell-left = en main
cell-ready = OK
cell-out = repos
tag-led = 1er
tag-new = reçu
tag-dealer = D
hand-empty = main vide

band-pass = <b>Toi → { $who }</b>
band-passing = <soft>passe { $direction ->
    [left] à gauche · { $who } → toi
    [right] à droite · { $who } → toi
    [both] en face, dans les deux sens
   *[across] en face · { $who } → toi
}</soft>
band-passes = <soft>{ $who } → toi</soft>
band-no-bid = pas d'annonce
band-contract = contrat : <b>{ $who } { $bid }</b>
band-high = au plus haut : <b>{ $who } { $bid }</b>
band-ladder = choix
band-made = Auto : <b>{ $piece }</b>
own-trick = <b>Tu gagnes le pli</b> avec { $piece }
own-points = <b>Tu gagnes le pli</b> avec { $piece } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
own-undealt = <b>Tu gagnes le pli</b> et le domino restant, { $undealt } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
own-dear = <b>Tu prends { $dear }</b> avec { $piece } : <b>{ $points } points</b>
band-last = { $by-tricks ->
    [yes] Dernier pli : { $who }, avec { $piece }
   *[no] Dernier pli : { $who }, avec { $piece }, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
}
    .sentence = { $by-tricks ->
        [yes] Dernier pli à { $who }, avec { $piece }.
       *[no] Dernier pli à { $who }, avec { $piece }, { $points ->
            [0] aucun point
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .brief = { $by-tricks ->
        [yes] dernier : { $who }
       *[no] dernier : { $who }, { $points }
    }
band-from = De { $who } : <b>{ $pieces }</b>
band-lets = { $who-is ->
    [you] Tu fais entamer { $other }
   *[one] { $other-is ->
        [you] { $who } te fait entamer
       *[one] { $who } fait entamer { $other }
    }
}
band-deal = Donne { $number }

band-progress = <b>{ $who } { $won } sur { $needed }</b>
band-trick = <soft>pli { $number } sur { $count }</soft>
band-trick-alone = <b>pli { $number } sur { $count }</b>
band-lying = <b>{ $points ->
    [one] { $points } pt
   *[other] { $points } pts
} en jeu</b>
band-of-bid = { $needed ->
    [none] <b>{ $side } { $points }</b>
   *[some] <b>{ $side } { $points } sur { $needed }</b>
}
side-note-bid-won = dit { $bid } · pris { $points }
side-note-of-bid = { $points } sur { $bid }
side-note-won = pris { $points }
side-note-of = sur { $target }

undo-ask = { $who-is ->
    [you] Tu veux reprendre <b>{ $what }</b>
   *[one] <b>{ $who }</b> veut reprendre <b>{ $what }</b>
}
undo-bid = l'annonce de { $bid }
undo-pass = la passe
undo-move = le dernier coup
undo-waiting = <soft>tout le monde n'a pas dit oui</soft>
undo-agree = <b>d'accord ?</b>
undo-agree-brief = <b>d'accord ?</b>
made-play = Jeu auto : { $piece }, ton seul choix.
made-turn = Jeu auto : j'ai retourné ton domino.

nel-o-so-far = <b>{ $who-is ->
    [you] Tu dois tout perdre
   *[one] { $who } doit tout perdre
} : { $lost ->
    [one] { $lost } pli perdu
   *[other] { $lost } plis perdus
}, encore { $to-go }</b>
nel-o-after-trick = <b>Pli à { $winner } : { $who-is ->
    [you] tu en as perdu { $lost }
   *[one] { $who } en a perdu { $lost }
}, encore { $to-go }</b>
nel-o-set = <b>{ $who-is ->
    [you] Tu as gagné un pli
   *[one] { $who } a gagné un pli
} : Nel-O chuté</b>
nel-o-points = { $points } en jeu
nel-o-marks = { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
} en jeu
nel-o-open = <soft>ouvert :</soft> { $hands }
nel-o-hand = <b>{ $who }</b> { $pieces }

naming-title = tes dominos par couleur
naming-others = ou { $others }
naming-held = Tu as { $counts }.
naming-suit = { $suit } ×{ $count }
naming-lacks = Tu n'as rien en { $suits }.

panel-high =
    .beats = 6-6 bat 6-5
    .more = normal
panel-low =
    .beats = 6-0 bat 6-6
    .more = sous le blanc
panel-own_suit =
    .beats = 6-6 bat 5-5
    .more = une couleur à part
doubles-held = { $count ->
    [0] aucun double
    [one] 1 double : { $tiles }
   *[other] { $count } doubles : { $tiles }
}
doubles-hold = tu as { $doubles }
doubles-choices = Choix : { $places }.
doubles-place = { $rank } ({ $beats }, { $more })

kitty-title = le chien
kitty-swap = Échange un domino contre lui. Personne ne le saura.
kitty-large = Le chien : { $pieces }

moon-to = { $points } de moins sur son total, ou { $points } à { $everyone ->
    [yes] chaque adversaire
   *[no] un adversaire
}.
moon-all-others = Les autres
moon-ends = fin : { $who-is ->
    [you] tu gagnes
    [one] { $who } gagne
   *[many] victoire partagée, { $who }
}
moon-choices = { $who-is ->
    [you] Choisis : { $choices }.
   *[one] { $who } a le choix : { $choices }.
}
moon-choice = { $change } pour { $scores }
moon-choice-ends = { $choice }, et c'est la fin : { $who-is ->
    [you] tu gagnes
    [one] { $who } gagne
   *[many] victoire partagée, { $who }
}
moon-score = { $who } (de { $before } à { $after })

review-accepted = Tu as tout accepté
    .sentence = Tu as tout accepté, mais tu peux encore contester.
review-nothing = Rien à contester
review-nothing-yet = Encore rien à contester
review-ask = { $grey ->
    [yes] Conteste un domino gris, ou accepte
   *[no] Conteste un coup, ou accepte
}
review-ask-early = { $grey ->
    [yes] Tu peux contester un domino gris
   *[no] Tu peux contester un coup
}
review-cost = une renonce coûte { $cost }
review-revoke = renonce +{ $cost }
review-no-revoke = en règle
review-verdict = <b>{ $who-is ->
    [you] Toi
   *[one] { $who }
}, pli { $trick } : { $piece }</b>
review-verdict-held = <b>{ $who-is ->
    [you] Toi
   *[one] { $who }
}, pli { $trick } : { $piece }, avec { $held } en main</b>
legend-grey = gris : pas fourni
legend-led = 1er
legend-won = cercle : pli
legend-revoke = renonce
legend-no-revoke = en règle
