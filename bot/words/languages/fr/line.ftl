turned-first = { $tile }, commence la chaîne
turned-left = { $tile }, bout gauche
turned-right = { $tile }, bout droit
turned-back = { $tile }, ne va pas
turned-waits = { $tile }, va aux deux bouts
turned-waits-brief = { $tile }, deux bouts

line-turn = { $who-is ->
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

line-news-first = { $deal } · commence la chaîne
line-news-after = après { $turned }
line-news-after-who = après { $who } : { $turned }
line-news-who = { $who } : { $turned }

line-ends-label = bouts
line-ends = { $left } et { $right }
line-next-label = suivant
line-empty = le premier domino commence la chaîne
line-row-back = { $tile } remis
line-row-last = reste 1
line-row-none = rangée vide
line-total = total { $total }
line-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
line-pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}

line-open-ends = Bouts ouverts : { $left } et { $right }.
line-since = -# { $who } : { $turned }

line-leaves = À gauche, ça laisse { $left }. À droite, { $right }.

line-blocked = Bloqué
line-stuck = Personne ne peut jouer
line-hero = { $out ->
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
line-sum = { $count ->
    [one] { $pips } point
   *[other] { $pips } points
}
line-sum-less = { $pips } − { $own } points
line-wins-round = manche gagnée
line-wins-match = partie gagnée

line-alt-since = { $who-is ->
    [you] Depuis ton dernier tour : { $turns }.
   *[one] Depuis le dernier tour ({ $who }) : { $turns }.
}
line-alt-none = La chaîne n'a pas commencé.
line-alt-line = Chaîne : { $tiles }.
line-alt-peeked = Ton prochain domino, que tu vois en secret : { $tile }.
line-alt-rows = Rangées : { $rows }.
line-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(domino à retourner)
    [again] {" "}(domino à retourner)
    [choose] {" "}(bout à choisir)
   *[waits] {""}
}
line-alt-row-up = { $row }, face visible : { $up }
line-alt-blocked = Plus aucun domino ne va.
line-alt-stuck = Personne n'a pu jouer.
line-alt-tie = Personne ne marque : { $who-the } à égalité, { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}.
line-alt-result = { $hero } ({ $sum }).
line-alt-held = { $count ->
    [0] { $who } rien
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }
}
