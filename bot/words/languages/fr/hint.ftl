named-play =
    .do = Joue **{ $piece }**
    .doing = Jouer **{ $piece }**
named-lead =
    .do = Entame **{ $piece }**
    .doing = Entamer **{ $piece }**
named-pass =
    .do = Passe **{ $pieces }**
    .doing = Passer **{ $pieces }**
named-bid = dire { $bid }
    .do = Annonce **{ $bid }**
    .doing = Annoncer **{ $bid }**
    .than = **{ $bid }**
named-no-bid = passer
    .do = Passe
    .doing = Passer
    .than = la passe
named-trump = { $suit ->
        [none] sans atout
       *[other] { $suit }
    }
    .do = { $suit ->
        [none] Joue **sans atout**
       *[other] Choisis l'atout **{ $suit }**
    }
    .doing = { $suit ->
        [none] Jouer **sans atout**
       *[other] Choisir l'atout **{ $suit }**
    }
    .than = { $suit ->
        [none] le **sans-atout**
       *[other] **{ $suit }**
    }
named-declare =
    .do = Joue **{ $special }**
    .doing = Jouer **{ $special }**
named-name-doubles = { $doubles ->
        [high] doubles hauts
        [low] doubles bas
       *[own_suit] doubles à part
    }
    .do = { $doubles ->
        [high] Mets les doubles **hauts**
        [low] Mets les doubles **bas**
       *[own_suit] Mets les doubles **à part**
    }
    .doing = { $doubles ->
        [high] Mettre les doubles **hauts**
        [low] Mettre les doubles **bas**
       *[own_suit] Mettre les doubles **à part**
    }
    .than = { $doubles ->
        [high] les **doubles hauts**
        [low] les **doubles bas**
       *[own_suit] les **doubles à part**
    }
named-kitty = { $swap ->
        [none] garder ta main
       *[other] donner { $swap }
    }
    .do = { $swap ->
        [none] Garde ta main
       *[other] Donne **{ $swap }**
    }
    .doing = { $swap ->
        [none] Garder ta main
       *[other] Donner **{ $swap }**
    }
    .than = { $swap ->
        [none] ta main telle quelle
       *[other] **{ $swap }** donné
    }
named-place = { $end ->
        [left] gauche ({ $number })
       *[right] droite ({ $number })
    }
    .do = { $end ->
        [left] Pose-le à **gauche ({ $number })**
       *[right] Pose-le à **droite ({ $number })**
    }
    .doing = { $end ->
        [left] Le poser à **gauche ({ $number })**
       *[right] Le poser à **droite ({ $number })**
    }
    .than = { $end ->
        [left] le **bout gauche ({ $number })**
       *[right] le **bout droit ({ $number })**
    }
named-turn = { $place ->
        [none] le suivant
       *[other] domino { $place }
    }
    .do = { $place ->
        [none] Retourne **ton domino suivant**
       *[other] Retourne **le domino { $place }**
    }
    .doing = { $place ->
        [none] Retourner **ton domino suivant**
       *[other] Retourner **le domino { $place }**
    }
    .than = { $place ->
        [none] **ton domino suivant**
       *[other] **le domino { $place }**
    }
named-peek = voir
    .do = Regarde ton prochain domino
    .doing = Regarder
    .than = le coup d'œil
named-yield = { $who-is ->
        [you] tu entames
       *[one] { $who } entame
    }
    .do = Fais entamer { $who }
    .doing = Faire entamer { $who }
    .than = le pli entamé par { $who }
named-done = terminer le premier train
    .do = Termine ton premier train
    .doing = Terminer le premier train
    .than = terminer le premier train
named-moon = { $everyone ->
        [yes] tous les autres
       *[no] { $opponent ->
            [none] ton propre score
           *[other] { $who }
        }
    }
    .do = { $everyone ->
        [yes] Donne les points à **tous les autres**
       *[no] { $opponent ->
            [none] Retire les points de **ton propre score**
           *[other] Donne les points à **{ $who }**
        }
    }
    .doing = { $everyone ->
        [yes] Donner les points à **tous les autres**
       *[no] { $opponent ->
            [none] Retirer les points de **ton propre score**
           *[other] Donner les points à **{ $who }**
        }
    }
    .than = { $everyone ->
        [yes] **tous les autres**
       *[no] { $opponent ->
            [none] **ton propre score**
           *[other] **{ $who }**
        }
    }
named-typed =
    .do = Choisis **{ $typed }**
    .doing = Choisir **{ $typed }**

often = { $tenths ->
    [0] presque jamais
    [1] 1 fois sur 10
    [5] une fois sur deux
    [10] presque toujours
   *[other] { $tenths } fois sur 10
}
about-little = { $unit ->
    [mark] moins d'une demi-marque
    [round] moins d'une demi-manche
   *[point] moins d'un demi-point
}
about-half = { $unit ->
    [mark] environ une demi-marque
    [round] environ une demi-manche
   *[point] environ un demi-point
}
about-point = { $count ->
    [one] environ { $count } point
   *[other] environ { $count } points
}
about-mark = { $count ->
    [one] environ { $count } marque
   *[other] environ { $count } marques
}
about-round = { $count ->
    [one] environ { $count } manche
   *[other] environ { $count } manches
}

hint-better = 💡 { $move } : { $points } de mieux que { $other }.
hint-near = 💡 { $move } : { $other }, c'est presque aussi bien.
hint-near-all = 💡 { $move } : tous les choix se valent presque.
hint-any = 💡 { $move }, ou autre chose : ça ne change rien.
hint-avoid = 💡 { $move } ou { $other }, pas { $worst } : { $points } de mieux.
hint-only = { $move } : c'est ton seul coup.
hint-of-computer = 💡 { $move }, comme le ferait un ordi.
hint-none = Pas d'indice ici : à toi de juger si quelqu'un a enfreint les règles.
hint-too-late = Pas d'indice pour l'instant, les ordis sont occupés. Redemande bientôt.

hint-gives = { $points ->
    [one] Ça donne { $points } point.
   *[other] Ça donne { $points } points.
}
hint-gets = Tu reçois { $pieces } en échange.

your-side = ton camp

reason-moon = { $who-is ->
    [you] Avec { $first }, tu décroches la lune { $often }, avec { $second } { $less }.
   *[one] Avec { $first }, { $who-the } décroche la lune { $often }, avec { $second } { $less }.
}
    .either = { $who-is ->
        [you] Dans les deux cas, tu décroches la lune { $often }.
       *[one] Dans les deux cas, { $who-the } décroche la lune { $often }.
    }
reason-moon-others = Avec { $first }, quelqu'un d'autre décroche la lune { $often }, avec { $second } { $less }.
    .either = Dans les deux cas, quelqu'un d'autre décroche la lune { $often }.
reason-contract = { $who-is ->
    [you] Avec { $first }, tu réussis le contrat { $often }, avec { $second } { $less }.
   *[one] Avec { $first }, { $who-the } réussit le contrat { $often }, avec { $second } { $less }.
}
    .either = { $who-is ->
        [you] Dans les deux cas, tu réussis le contrat { $often }.
       *[one] Dans les deux cas, { $who-the } réussit le contrat { $often }.
    }
reason-bids = { $who-is ->
    [you] Tu réussis { $often } avec { $first }, { $less } avec { $second }.
   *[one] Avec { $first }, { $who } réussit { $often }, avec { $second } { $less }.
}
reason-bid = { $who-is ->
    [you] Tu réussis { $often } avec { $first }.
   *[one] Avec { $first }, { $who } réussit { $often }.
}
reason-win = { $who-is ->
    [you] Avec { $first }, tu gagnes ce pli { $often }, avec { $second } { $less }.
   *[one] Avec { $first }, { $who-the } gagne ce pli { $often }, avec { $second } { $less }.
}
reason-win-points = { $who-is ->
    [you] Avec { $first }, tu gagnes ce pli { $often } ({ $points }), avec { $second } { $less }.
   *[one] Avec { $first }, { $who-the } gagne ce pli { $often } ({ $points }), avec { $second } { $less }.
}
reason-win-surely = { $who-is ->
    [you] { $points ->
        [0] Avec { $first }, tu gagnes ce pli, pas avec { $second }.
        [one] Avec { $first }, tu gagnes ce pli ({ $points } point), pas avec { $second }.
       *[other] Avec { $first }, tu gagnes ce pli ({ $points } points), pas avec { $second }.
    }
   *[one] { $points ->
        [0] Avec { $first }, { $who-the } gagne ce pli, pas avec { $second }.
        [one] Avec { $first }, { $who-the } gagne ce pli ({ $points } point), pas avec { $second }.
       *[other] Avec { $first }, { $who-the } gagne ce pli ({ $points } points), pas avec { $second }.
    }
}
reason-win-later = { $who-is ->
    [you] Avec { $first }, tu gagnes ce pli { $often }, mais ça rapporte plus tard dans la donne.
   *[one] Avec { $first }, { $who-the } gagne ce pli { $often }, mais ça rapporte plus tard dans la donne.
}
reason-lose-later = { $who-is ->
    [you] Avec { $first }, tu perds ce pli { $often }, mais ça rapporte plus tard dans la donne.
   *[one] Avec { $first }, { $who-the } perd ce pli { $often }, mais ça rapporte plus tard dans la donne.
}
reason-later = Ça rapporte plus tard dans la donne.
reason-more = { $who-is ->
    [you] Avec { $first }, tu gagnes { $points } de plus dans ce pli.
   *[one] Avec { $first }, { $who-the } gagne { $points } de plus dans ce pli.
}
reason-fewer = { $who-is ->
    [you] Avec { $first }, tu gagnes { $points } de moins dans ce pli.
   *[one] Avec { $first }, { $who-the } gagne { $points } de moins dans ce pli.
}
reason-dump = { $points ->
    [one] Les autres gagnent ce pli { $often }, et { $first } leur donne { $points } point.
   *[other] Les autres gagnent ce pli { $often }, et { $first } leur donne { $points } points.
}
reason-spare = { $points ->
    [one] Les autres gagnent ce pli { $often }, et { $second } leur donnerait { $points } point.
   *[other] Les autres gagnent ce pli { $often }, et { $second } leur donnerait { $points } points.
}
reason-give = Points donnés : { $points } avec { $first }, { $fewer } avec { $second }.
reason-trumps = { $who-is ->
    [you] { $count ->
        [one] Avec { $first }, tu as { $count } atout, avec { $second } { $other }.
       *[other] Avec { $first }, tu as { $count } atouts, avec { $second } { $other }.
    }
   *[one] { $count ->
        [one] Avec { $first }, { $who } a { $count } atout, avec { $second } { $other }.
       *[other] Avec { $first }, { $who } a { $count } atouts, avec { $second } { $other }.
    }
}

reason-tile-fits = Le domino { $place } est { $tile }, et il va.
reason-tile-not = Le domino { $place } est { $tile }, et il ne va pas.

reason-number = { $number ->
    [0] un blanc
    [8] un 8
   *[other] un { $number }
}
reason-blocks = { $who-is ->
    [you] { $first } bloque la chaîne, et il te reste { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }.
   *[one] { $first } bloque la chaîne, et il reste à { $who } { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }.
}
reason-would-block = { $who-is ->
    [you] { $second } bloquerait la chaîne, et il te resterait { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }.
   *[one] { $second } bloquerait la chaîne, et il resterait à { $who } { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }.
}
reason-scores = { $first } marque { $points }, { $second } { $fewer ->
    [0] rien
   *[other] { $fewer }
}.
reason-shuts-out = { $draws ->
    [yes] { $first } fait piocher { $them } : pas de { $numbers }.
   *[no] { $first } fait bouder { $them } : pas de { $numbers }.
}
reason-stuck = { $who-is ->
    [you] Après { $second }, tu n'aurais plus rien à poser.
   *[one] Après { $second }, { $who } n'aurait plus rien à poser.
}
reason-keeps = { $who-is ->
    [you] { $count ->
        [one] { $first } garde { $number } à un bout pour { $count } de tes dominos, et { $them } n'en a pas.
       *[other] { $first } garde { $number } à un bout pour { $count } de tes dominos, et { $them } n'en a pas.
    }
   *[one] { $count ->
        [one] { $first } garde { $number } à un bout pour { $count } domino de { $who }, et { $them } n'en a pas.
       *[other] { $first } garde { $number } à un bout pour { $count } dominos de { $who }, et { $them } n'en a pas.
    }
}
reason-partner = { $who-is ->
    [you] { $second } laisse { $numbers }, et { $partner }, ton partenaire, n'en a pas.
   *[one] { $second } laisse { $numbers }, et { $partner }, le partenaire de { $who }, n'en a pas.
}
reason-leaves = { $first } laisse { $number }, et { $them } n'en a pas.
reason-no-score = { $first } laisse { $sum } : aucun point pour { $them }.
reason-scoring-tiles = { $count ->
    [0] Après { $first }, aucun domino caché ne peut marquer
    [one] Après { $first }, un seul domino caché peut marquer
   *[other] Après { $first }, seuls { $count } dominos cachés peuvent marquer
}, contre { $other } après { $second }.
reason-own-double = { $who-is ->
    [you] { $second } pourrait coincer ton double { $tile }.
   *[one] { $second } pourrait coincer le double { $tile } de { $who }.
}
reason-hidden-tiles = { $count ->
    [0] Aucun domino caché ne va
    [one] Un seul domino caché va
   *[other] Seuls { $count } dominos cachés vont
} après { $first }, { $other } après { $second }.
reason-double = { $left ->
    [0] { $tile } ne va que sur { $number }, et aucun domino restant n'en ouvrira d'autre.
    [one] { $tile } ne va que sur { $number }, et il ne reste qu'un domino pour en ouvrir d'autres.
   *[other] { $tile } ne va que sur { $number } : il pourrait te rester sur les bras.
}
reason-fits = { $who-is ->
    [you] { $count ->
        [one] { $count } de tes dominos va
       *[other] { $count } de tes dominos vont
    } après { $first }, { $other ->
        [0] aucun
       *[other] seulement { $other }
    } après { $second }.
   *[one] { $who } a { $count ->
        [one] { $count } autre domino qui va
       *[other] { $count } autres dominos qui vont
    } après { $first }, { $other ->
        [0] aucun
       *[other] seulement { $other }
    } après { $second }.
}
reason-heavy = C'est le moment de poser { $tile }, un gros domino : { $pips } points.

reason-train-later = Ça rapporte plus tard dans la manche.
reason-train-covers = { $first } couvre ton double.
reason-train-uncovered = { $who-is ->
    [you] Tu n'as rien pour couvrir { $second }.
   *[one] { $who } n'a rien pour couvrir { $second }.
}
reason-train-cover = { $who-is ->
    [you] Tu peux couvrir { $first } avec { $tile }.
   *[one] { $who } peut couvrir { $first } avec { $tile }.
}
reason-train-closes = { $who-is ->
    [you] Ton train est marqué, et { $first } enlève le marqueur.
   *[one] Le train de { $who } est marqué, et { $first } enlève le marqueur.
}
reason-train-run = { $who-is ->
    [you] { $first } garde { $count } dominos à la suite pour ton train, { $second } { $other ->
        [0] aucun
       *[other] seulement { $other }
    }.
   *[one] { $first } garde { $count } dominos à la suite pour le train de { $who }, { $second } { $other ->
        [0] aucun
       *[other] seulement { $other }
    }.
}

hints-off = Pas d'indices dans cette partie. Avant la prochaine, l'hôte peut les permettre dans **Règles**.
hints-off-contest = Pas d'indices ici : d'autres jouent les mêmes donnes.
hints-unwished = Plus personne ne demande d'indices. Regarde de nouveau le lobby.
hints-earlier-turn = Ce tour est déjà passé.
