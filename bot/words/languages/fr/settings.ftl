settings-title = ## Tes réglages
settings-switch = { $what } : { $state ->
    [on] oui
   *[off] non
}
settings-large = Grandes images
settings-contrast = Contraste élevé
settings-numerals = Chiffres
settings-four-colours = Quatre couleurs
settings-show = **Ma main en**
settings-show-both = Image et texte
settings-show-picture = Image seule
settings-show-text = Texte seul
settings-pings = **Me prévenir à mon tour**
settings-ping-now = Tout de suite
settings-ping-minute = Après une minute
settings-ping-never = Jamais
settings-pace = **Rythme des ordis**
settings-pace-fast = Rapide
settings-pace-normal = Normal
settings-pace-calm = Calme
settings-auto-play = Jeu auto
settings-tips = Conseils
settings-puzzles = Mes parties en énigmes
settings-progress = Séries et succès
settings-language-discord = comme mon Discord
button-what-is-this = C'est quoi ?
button-hide = Cacher
settings-about =
    {"**"}Images** : touche un choix et l'exemple ci-dessus le montre.
    {"**"}Ma main** : l'image a un court texte à côté. Texte seul dit en mots tout ce que l'image montre.
    {"**"}Prévenir** : tout de suite, c'est un MP, ou un ping à la table si tes MP sont fermés. Après une minute, c'est un ping à la table, effacé quand tu joues.
    {"**"}Rythme des ordis** : leur temps d'attente avant un coup, selon le choix le plus lent de la table. Calme montre leurs coups un par un.
    {"**"}Jeu auto** : quand tu n'as qu'un domino jouable, je le joue. Les autres peuvent deviner que tu n'avais pas le choix.
    {"**"}Conseils** : à ta première partie d'un jeu, une ligne dit ce que tu peux jouer, et pourquoi.
    {"**"}Énigmes** : un moment de ta partie peut devenir une énigme sur son serveur, avec ton nom, ta main et ton coup. Toute la table doit l'avoir permis.
    {"**"}Séries et succès** : désactivé, rien ne s’affiche, et les bilans du jour et de la semaine ne te nomment pas.

settings-sample-1 = Ann
settings-sample-2 = Bo
settings-sample-3 = Cleo
settings-sample-4 = Dee
