turned-first = { $tile }, commence la chaîne
turned-left = { $tile }, bout gauche
turned-right = { $tile }, bout droit
turned-back = { $tile }, ne va pas
turned-waits = { $tile }, va aux deux bouts
turned-waits-brief = { $tile }, deux bouts

rows-turn = { $who-is ->
    [you] À toi
   *[one] { $state ->
        [again] { $who } rejoue
        [choose] { $who } choisit
       *[turn] { $who } retourne
    }
}
    .alt = { $who-is ->
        [you] { $state ->
            [again] Encore à toi
            [choose] À toi : choisis un bout
           *[turn] À toi
        }
       *[one] { $state ->
            [again] { $who } rejoue
            [choose] { $who } choisit un bout
           *[turn] { $who } retourne
        }
    }.

rows-news-first = { $deal } · commence la chaîne
rows-news-after = après { $turned }
rows-news-after-who = après { $who } : { $turned }
rows-news-who = { $who } : { $turned }

rows-ends-label = bouts
rows-ends = { $left } et { $right }
rows-next-label = suivant
rows-empty = le premier domino commence la chaîne
rows-row-back = { $tile } remis
rows-row-last = reste 1
rows-row-none = rangée vide
rows-total = total { $total }
rows-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
rows-pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}

rows-open-ends = Bouts ouverts : { $left } et { $right }.
rows-since = -# { $who } : { $turned }

rows-leaves = À gauche, ça laisse { $left }. À droite, { $right }.

rows-blocked = Bloqué
rows-stuck = Personne ne peut jouer
rows-hero = { $out ->
    [yes] { $points ->
        [none] { $who-is ->
            [you] Tu as tout posé
           *[one] { $who } a tout posé
        }
       *[some] { $who-is ->
            [you] Tu as tout posé : { $points }
           *[one] { $who } a tout posé : { $points }
        }
    }
   *[no] { $points ->
        [none] { $who-is ->
            [you] Tu as le moins de points
           *[one] { $who } : le moins de points
        }
       *[some] { $who-is ->
            [you] Tu as le moins de points : { $points }
           *[one] { $who } : le moins de points, { $points }
        }
    }
}
rows-sum = { $count ->
    [one] { $pips } point
   *[other] { $pips } points
}
rows-sum-less = { $pips } − { $own } points
rows-wins-round = manche gagnée
rows-wins-match = partie gagnée

rows-alt-since = { $who-is ->
    [you] Depuis ton dernier tour : { $turns }.
   *[one] Depuis le dernier tour ({ $who }) : { $turns }.
}
rows-alt-none = La chaîne n'a pas commencé.
rows-alt-laid = Chaîne : { $tiles }.
rows-alt-peeked = Ton prochain domino, que tu vois en secret : { $tile }.
rows-alt-rows = Rangées : { $rows }.
rows-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(domino à retourner)
    [again] {" "}(domino à retourner)
    [choose] {" "}(bout à choisir)
   *[waits] {""}
}
rows-alt-row-up = { $row }, face visible : { $up }
rows-alt-blocked = Plus aucun domino ne va.
rows-alt-stuck = Personne n'a pu jouer.
rows-alt-tie = Personne ne marque : { $who-the } à égalité, { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}.
rows-alt-result = { $hero } ({ $sum }).
rows-alt-held = { $count ->
    [0] { $who } rien
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }
}
