achievement-new = Nouveau succès : **{ $title }** ! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = Nouveau succès : **{ $titles }** !
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title } : { $how }
    [1] **{ $title }** : { $how }
   *[other] **{ $title }** ({ $count }×) : { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = finir avec un domino qui va à tous les bouts
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } fini avec un domino qui allait à tous les bouts.
achievement-thirty-points =
    .title = 30 d'un coup
    .how = marquer 30 points ou plus en un coup
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } marqué 30 points ou plus en un coup.
achievement-moon =
    .title = Lune
    .how = prendre tous les points d'une donne
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } pris tous les points d'une donne.
achievement-spotless =
    .title = Sans tache
    .how = gagner une partie de Cœurs avec 0 point ou moins
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné une partie avec 0 point ou moins.
achievement-every-trick =
    .title = Grand chelem
    .how = gagner tous les plis d'une donne
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné tous les plis d'une donne.
achievement-called =
    .title = Annoncé !
    .how = annoncer tous les plis et les gagner
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé tous les plis, et tout gagné.
achievement-seventy-nine =
    .title = Les 79
    .how = annoncer 79 et réussir
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé 79 et réussi.
achievement-nel-o =
    .title = Nel-O
    .how = annoncer Nel-O et perdre tous les plis
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé Nel-O et perdu tous les plis.
achievement-two-marks =
    .title = Deux marques
    .how = annoncer 84 ou plus et réussir
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé 84 ou plus et réussi.
achievement-plunge =
    .title = Plunge
    .how = annoncer un plunge ou un splash et réussir
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé un plunge ou un splash et réussi.
achievement-empty-row =
    .title = Table rase
    .how = tout poser quand il reste aux autres 40 points ou plus
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } tout posé, et il restait aux autres 40 points ou plus.
achievement-express =
    .title = Express
    .how = finir trois manches d'affilée
    .told = { $who } a fini trois manches d'affilée.
achievement-double-stop =
    .title = Terminus double
    .how = finir avec un double
    .told = { $who } a fini avec un double.
achievement-packed-train =
    .title = Train complet
    .how = finir à une table de huit
    .told = { $who } a fini à une table de huit.
achievement-three-contracts =
    .title = Trois d'affilée
    .how = réussir trois contrats d'affilée
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } réussi trois contrats d'affilée.
achievement-shut-out =
    .title = Fanny
    .how = gagner une partie où personne d'autre ne marque
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné une partie, et personne d'autre n'a marqué.
achievement-last-to-first =
    .title = La remontée
    .how = gagner sur la fin, en partant de la dernière place
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné sur la fin, en partant de la dernière place.

achievements-heading = **{ $who }** : { $everywhere ->
    [yes] { $count } succès sur { $all }
   *[no] { $count } succès sur { $all } sur ce serveur
}
achievements-earned = obtenus
achievements-not-yet = pas encore
achievements-once = 1 fois
achievements-times = { $count } fois
achievements-alt = { $who } : { $count } succès sur { $all }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } fois
} : { $how }, la première fois le { $day }.
achievements-alt-brief = { $count ->
    [1] { $title } : { $how }.
   *[other] { $title }, { $count } fois : { $how }.
}
achievements-alt-missing = Pas encore : { $titles }.
