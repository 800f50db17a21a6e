record-too-large = Ce fichier est trop gros. Un relevé fait 1 Mo au plus.
record-no-header = Ce n'est pas un relevé de partie : sa première ligne devrait être « { $header } ».
record-no-text = Ce n'est pas un relevé de partie : ce n'est pas du texte en UTF-8.
record-bad-line = La ligne { $line } de ce relevé est illisible.
    .because = La ligne { $line } de ce relevé est illisible : { $why }
    .move = La ligne { $line } de ce relevé est illisible. Ce devrait être le coup { $move } : son numéro, une place et ce qui a été joué.
record-line-again = La ligne { $line } de ce relevé est un second « { $name } ».
record-line-order = La ligne { $line } de ce relevé devrait commencer par « { $name }: ».
record-line-missing = Ce relevé n'a pas de ligne « { $name } ».
record-value = { $kind ->
    [rules] « { $name } » devrait être un objet JSON des règles avec leurs valeurs.
    [names] « { $name } » devrait être une liste JSON de noms.
    [digits] « { $name } » devrait être 64 chiffres hexadécimaux.
   *[number] « { $name } » devrait être un nombre.
}
record-no-seat = « { $word } » n'est pas une place.
record-no-number = « { $word } » n'est pas un numéro que Discord donne à un appui.
record-no-seat-and-number = « { $word } » n'est pas une place et son numéro.

record-seal = Le secret ne colle pas au sceau : ce n'est pas le mélange promis.
record-number-time = Discord n'a donné à aucun appui le numéro { $number } : son heure est impossible.
record-number-again = Le numéro { $number } est là deux fois. Discord ne le donne qu'une fois.
record-no-people = Le relevé ne dit pas à quelles places il y avait des joueurs.
record-nobody-there = { $count ->
    [one] La place { $seats } a un numéro, mais il n'y avait personne.
   *[other] Les places { $seats } ont un numéro, mais il n'y avait personne.
}
record-seat-again = Une place a deux numéros, mais on ne rejoint une table qu'une fois.
record-number-missing = { $count ->
    [one] La place { $seats } n'a pas de numéro dans le mélange.
   *[other] Les places { $seats } n'ont pas de numéro dans le mélange.
}
record-number-early = Le numéro de la place { $seat } n'est pas plus récent que la table : il était là avant le sceau.
    .start = Le numéro du lancement n'est pas plus récent que la table : il était là avant le sceau.

record-move-missing = Il manque le coup { $move } avant la ligne { $line } de ce relevé.
record-move-nowhere = Le coup { $move } vient d'une place qui n'existe pas.
record-move = Le coup { $move } n'a pas pu être joué. Une règle, un numéro ou un coup de ce relevé a été changé.
    .because = Le coup { $move } n'a pas pu être joué : { $why } Une règle, un numéro ou un coup de ce relevé a été changé.
