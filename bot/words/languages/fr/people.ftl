all-games = tous les jeux
people-pick-game = Un autre jeu
period-season = saison { $month }
period-all = depuis toujours
period-button =
    .month = Saison
    .all = Depuis toujours
season-now = Cette saison
season-pick = Une autre saison
button-leaderboard = Palmarès
board-rating = cote
board-net-wins = avance
board-heading = **Palmarès** : { $title }
board-empty = { $over ->
    [yes] Personne n'a été classé : il fallait { $matches } parties avec d'autres joueurs.
   *[no] Le palmarès est vide : il faut { $matches } parties avec d'autres joueurs. Ouvre une table avec { COMMAND("domino new") }.
}
board-by-rating = -# Par cote, après { $matches } parties avec d'autres joueurs sur cette période.
board-by-wins = -# Après { $matches } parties avec d'autres joueurs. Avance : tes victoires en plus de ce que donne le hasard.
board-computers = -# Cotes des ordis : { $ratings }
board-hidden = -# { $sign } : je ne montre pas de cote gagnée dans des salons que tu ne vois pas.
board-medals = -# Médailles à côté des noms : les trois meilleurs de la saison { $month }.
medal-told = Médaille : place { $rank } de la saison { $month }.

board-picture-title = Palmarès
board-picture-ranked = classés
board-picture-form = forme
board-picture-won = gagné
board-picture-you = Toi
board-picture-new = nouv.
board-picture-missing = encore { $count } pour entrer
board-picture-begin = joue { $matches } parties pour entrer
board-picture-empty = { $over ->
    [yes] Personne de classé
   *[no] Encore personne ici
}
board-picture-empty-why = Il faut { $matches } parties avec d'autres joueurs.

board-alt = Palmarès, { $title }, par { $measure } : { $ranked } au classement.
board-alt-empty = { $over ->
    [yes] Personne n'a été classé.
   *[no] Encore personne.
}
board-alt-row = { $rank } { $who } { $figure }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} sur { $matches }{ $moved ->
    [up] , monte de { $places }
    [down] , descend de { $places }
    [same] , même place
    [none] {""}
   *[new] , nouveau
}.
board-alt-own = { $who } (toi)
board-alt-no-rating = cote non montrée
board-alt-form = { $change } sur les { $matches } dernières.
board-alt-missing = Toi : encore { $count } pour entrer au palmarès.

card-heading = **{ $who }** · { $game } · { $everywhere ->
    [yes] partout
   *[no] ce serveur
}
card-earned = Succès : { $earned }
card-since = -# Je compte les rôles et les contrats depuis le { $day }.
card-none = { $where ->
    [server] { $who } n'a encore fini aucune donne sur ce serveur.
    [seen] { $who-is ->
        [you] Tu n'as encore fini aucune donne dans les salons que tu vois.
       *[one] { $who } n'a encore fini aucune donne dans les salons que tu vois.
    }
   *[everywhere] { $who } n'a encore fini aucune donne.
}
card-own-only = Ici, je ne montre que tes parties. Pour les autres, utilise { COMMAND("stats") } sur un serveur.
card-none-game = { $where ->
    [server] { $who } n'a encore fini aucune donne à { $game } sur ce serveur.
    [seen] { $who-is ->
        [you] Tu n'as encore fini aucune donne à { $game } dans les salons que tu vois.
       *[one] { $who } n'a encore fini aucune donne à { $game } dans les salons que tu vois.
    }
   *[everywhere] { $who } n'a encore fini aucune donne à { $game }.
}
card-button =
    .card = Fiche
    .achievements = Succès
    .matches = Parties
    .alone = Ordis

card-picture-title = fiche
card-picture-rating = cote
card-picture-rank = rang
card-picture-no-rating = pas encore de cote
card-picture-hidden = cote non montrée ici
card-picture-course = cote, { $count } dernières parties
card-picture-course-game = cote { $game }, { $count } dernières parties
card-picture-course-first = cote { $game }
card-picture-from = de { $points }
card-picture-now = actuelle { $points }
card-picture-best = max { $points }
card-picture-matches = { $count ->
    [one] partie
   *[other] parties
}
card-picture-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
card-picture-moons = { $count ->
    [one] lune
   *[other] lunes
}
card-picture-bids = contrats tenus
card-picture-deals = { $count ->
    [one] donne
   *[other] donnes
}
card-picture-percent = { $percent } %
card-picture-game-won = { $count }

card-plate-bidder =
    .label = preneur
    .note = réussi
card-plate-partner =
    .label = partenaire
    .note = réussi
card-plate-opponent =
    .label = en défense
    .note = chuté
card-plate-alone =
    .label = solo, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
    .note = pts par donne
card-plate-pair =
    .label = à deux, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
    .note = pts par donne
card-plate-streak =
    .label = série gagnante
    .note = (en cours { $now })
card-plate-points =
    .label = points
    .note = par donne
card-plate-best =
    .label = au mieux
    .note = (pire { $worst })
card-alt = { $who }, { $game }. Parties gagnées : { $won } sur { $matches }.
card-alt-rank = Rang { $rank }.
card-alt-rating = Cote { $game } { $now }, au mieux { $best }, depuis { $first } sur { $matches ->
    [one] la dernière partie ({ $matches }).
   *[other] les { $matches } dernières parties.
}
card-alt-hidden = La cote n'est pas montrée : une partie vient de salons que tu ne vois pas.
card-alt-deals = { $deals ->
    [one] { $deals } donne.
   *[other] { $deals } donnes.
}
card-alt-moons = { $moons ->
    [one] { $moons } lune.
   *[other] { $moons } lunes.
}
card-alt-contracts = Contrats réussis : { $made } sur { $bid }.
card-alt-plate = { $label } : { $value } { $note }.
card-alt-earned = Succès : { $earned }.
card-alt-game = { $matches ->
    [0] { $game } : pas encore.
   *[other] { $game } : { $won } sur { $matches }.
}

versus-heading = **{ $one }** et **{ $other }** · { $game } · { $everywhere ->
    [yes] partout
   *[no] ce serveur
}
versus-played = { $matches ->
    [0] Pas encore de partie face à face.
    [one] { $matches } partie face à face.
   *[other] { $matches } parties face à face.
}
versus-ahead = { $who } devant { $count } fois
versus-tied = égalité { $count } fois
versus-partners = en partenaires : { $won ->
    [one] { $won } victoire sur { $matches }
   *[other] { $won } victoires sur { $matches }
}
versus-none = { $everywhere ->
    [yes] { $one } et { $other } n'ont encore fini aucune partie ensemble.
   *[no] { $one } et { $other } n'ont fini aucune partie ensemble dans les salons que tu vois.
}
versus-none-game = { $everywhere ->
    [yes] { $one } et { $other } n'ont encore fini aucune partie ensemble à { $game }.
   *[no] { $one } et { $other } n'ont fini aucune partie ensemble à { $game } dans les salons que tu vois.
}

versus-picture-title = Face à face
versus-picture-matches = parties
versus-picture-games = devant, points par donne
versus-picture-latest = dernières parties
versus-picture-to = à
versus-picture-score = { $one } à { $other }
versus-picture-tied = nulles
versus-picture-ahead = fois devant

versus-alt = { $one } contre { $other }, { $game }.
versus-alt-game = { $game } : { $matches ->
    [one] { $matches } partie, devant { $one } à { $other }.
   *[other] { $matches } parties, devant { $one } à { $other }.
}
versus-alt-points = Points par donne : { $one } à { $other }.
versus-alt-meeting = { $day } { $game } : { $is-tied ->
    [yes] égalité
   *[no] { $who } devant
}, { $one } à { $other }.

alone-heading = **{ $who }** contre les ordis : { $matches ->
    [one] { $won } partie gagnée sur { $matches }
   *[other] { $won } parties gagnées sur { $matches }
}
alone-best = { $game } : au mieux { $margin } contre des ordis { $level ->
    [easy] faciles
    [normal] normaux
    [hard] forts
   *[expert] experts
} { $when }
alone-none = Tu n'as pas encore fini de partie seul contre les ordis. Entraîne-toi avec { COMMAND("domino new") } dans mes messages privés.
alone-own-only = Je ne te montre que tes propres parties contre les ordis.
alone-picture-title = Contre les ordis
alone-picture-won = gagnées
alone-picture-accuracy = précision, { $count } dernières parties
alone-streak = { $count } d'affilée
alone-alt = { $who } contre les ordis : { $matches ->
    [one] { $won } partie gagnée sur { $matches }.
   *[other] { $won } parties gagnées sur { $matches }.
}
alone-alt-game = { $game } :
alone-alt-level = { $level } { $won } gagnées sur { $matches }.
alone-alt-best = Au mieux le { $day } : { $margin }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } d'affilée
}.
alone-alt-accuracy = Précision de { $first } à { $now } sur les { $matches } dernières parties.
