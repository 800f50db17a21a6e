help-title-aim = Le but
help-title-before = Avant de jouer
help-title-deal = La donne
help-title-auction = Les enchères
help-title-trump = L'atout
help-title-suits = Les couleurs
help-title-trick = Un pli
help-title-turn = Un tour
help-title-score = Le score
help-title-playing-well = Bien jouer
help-title-nel-o = Nel-O
help-title-rules = Règles
help-title-rules-in-force = Règles d'ici

help-what-a-trick-is = À chaque pli, un joueur entame avec un domino et les autres jouent à leur tour. Le plus fort gagne le pli et tout ce qu'il contient.
help-sides = { $sides ->
    [yes] Toi et le joueur d'en face, vous êtes partenaires : vos points comptent ensemble.
   *[no] On joue chacun pour soi.
}
help-deal-double-six = À { $players }, chacun reçoit { $tiles } dominos d'un jeu double-six.
help-clockwise = On joue dans le sens des aiguilles d'une montre.
help-counter-clockwise = On joue dans le sens inverse des aiguilles d'une montre : c'est ensuite à ton voisin de droite.
help-all-pass-redeal = Si tout le monde passe, le joueur suivant redonne.
help-tie = { $tie ->
    [shared] Si les totaux les plus bas sont à égalité, la victoire est partagée.
   *[playoff] Si les totaux les plus bas sont à égalité, on continue jusqu'à ce qu'il n'en reste qu'un.
}

help-claims = Quand la fin d'une donne est jouée d'avance, **Prendre le reste** ou **Finir la donne** l'abrège. Avec **Reprendre**, tu reprends un coup qui n'a rien dévoilé, si tout le monde est d'accord.

help-doubles = { $doubles ->
    [low] Les doubles sont les plus faibles de leur nombre, sous le blanc.
    [own_suit] Les doubles quittent leur nombre et forment une couleur à part, 6-6 le plus fort.
    [bidders_choice] Avant d'entamer, le preneur dit si les doubles sont les plus forts de leur nombre, les plus faibles, ou une couleur à part.
   *[high] Les doubles sont les plus forts de leur nombre, comme toujours.
}

help-place = { $title } · { $number } sur { $pages }
help-preset = { $title } · { $preset }, à { $players }
help-back = Retour
help-next = Suite
help-all-pages = Les pages
help-alt-led = Entame : { $suit }.
help-alt-played = Joués : { $tiles }.
help-alt-winner = { $tile } gagne
help-alt-worth = { $points ->
    [one] Le pli vaut { $points } point.
   *[other] Le pli vaut { $points } points.
}
help-alt-tiles = Dominos : { $tiles }.
help-alt-fitting = Tu peux jouer { $tiles }.
help-alt-not-fitting = Tu ne peux pas jouer { $tiles }.

help-contents =
    ## Joue aux dominos entre amis
    Ouvre une table dans un salon. Tes amis touchent **Rejoindre**, tu touches **Lancer**, et des ordis prennent les places vides. Ou joue la donne du jour en solo. Tu débutes ? Touche **{ help-learn }**.
help-learn = Apprendre
help-read = **Lis les règles** d'un jeu, page par page.
help-choose-game = Choisis un jeu
help-game =
    {"**"}{ $game }**, { $most ->
        [0] à { $players }
       *[other] de { $players } à { $most }
    }
    { $aim }
help-version = Boneyard { $version }

help-commands = **Toutes les commandes**
help-command = { COMMAND($name) } { $about }
