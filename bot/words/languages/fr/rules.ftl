game-with = { $game } (avec { $other })

part-match = La partie
part-deal = La donne
part-play = Le jeu
part-score = Le score

rule-variant = Variante
rule-target = Objectif
    .sentence = La partie finit quand quelqu'un, ou un camp, atteint { $number }.

rule-partners = Partenaires
rule-partners-no = chacun pour soi
    .sentence = On joue chacun pour soi.
rule-partners-yes = deux contre deux
    .sentence = On joue à quatre. Les partenaires se font face et marquent ensemble.

rule-all-pass = Tous passent
rule-all-pass-throw-in = redonne
    .sentence = Si tout le monde passe, le joueur suivant redonne.

rule-scoring = Décompte
rule-scoring-points = points
    .sentence = Chaque camp marque ce qu'il gagne. Si un camp chute, l'autre marque son annonce.
rule-scoring-marks = marques
    .sentence = Une donne vaut 1 marque, ou ce qui est annoncé : pour le camp preneur s'il réussit, sinon pour l'autre.

rule-nel-o = Nel-O
rule-nel-o-on = oui
    .sentence = On peut annoncer Nel-O : perdre tous les plis, en solo contre l'autre camp.

rule-nel-o-doubles = Doubles en Nel-O
rule-nel-o-doubles-high = hauts
    .sentence = Un double est le plus fort de son nombre, comme toujours.
rule-nel-o-doubles-low = bas
    .sentence = Un double est le plus faible de son nombre, sous le blanc.
rule-nel-o-doubles-own-suit = à part
    .sentence = Les doubles forment une couleur à part, 6-6 le plus fort.
rule-nel-o-doubles-bidders-choice = au choix
    .sentence = Le preneur dit si les doubles sont hauts, bas ou à part.

options-players = { $game } se joue à { $counts }, pas à { $players }.
options-partners-need-four = Il faut être 4 pour jouer avec partenaires. Sinon, joue sans.
options-need = « { $rule } » ne compte qu'avec « { $other } : { $value } ».
options-idle = « { $rule } » ne change rien avec les autres règles d'ici.
options-unknown-rule = Je ne connais pas la règle « { $name } ». Choisis une des suggestions.
options-bad-value = { $rule } : « { $value } » n'est pas possible. Au choix : { $values }.
options-bad-number = { $rule } : « { $value } » n'est pas possible. Choisis un nombre de { $least } à { $most }.
options-unknown-game = Je ne connais pas le jeu « { $name } ». Au choix : { $games }.
options-unknown-preset = Je ne connais pas la variante « { $name } ». Au choix : { $presets }.

rules-heading =
    ## Règles
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule } : { $value }**
rules-rule-changed = -# Changé. { $preset } : { $value }.
rules-other-value = - **{ $value }** : { $sentence }
rules-select = Changer une règle
rules-number = un nombre de { $least } à { $most }
rules-note = -# Les changements comptent tout de suite, pour cette table seulement.
rules-locked = -# Seuls les admins changent les règles sur ce serveur.
rules-fixed = -# La partie a commencé, les règles ne changent plus.
rules-host-changes = -# L'hôte ou un modérateur peut changer les règles avant la partie.
rules-player-changes = -# { $host } (hôte) ou un modérateur peut changer les règles avant la partie.
rules-made-usual = -# Sur ce serveur, les nouvelles tables commencent avec ces règles : { $game }.

button-change = Changer
button-turn-on = Activer
button-turn-off = Désactiver
button-another-number = Autre nombre
button-usual-rules = Pour le serveur
button-reset-rules = Rétablir

rules-hints-in-match = Indices : **oui**. Touche **Indice** à ton tour. Rien que pour toi.
rules-hints-not-in-match = Indices : **non** dans cette partie.
rules-hints-off = Indices : **non** avec d'autres joueurs. Contre des ordis seulement, c'est toujours oui.
rules-hints-asked = Indices : **oui si tout le monde accepte**. On attend { $who }, avec **Oui aux indices**.
rules-hints-on = Indices : **oui**. Rejoindre, c'est accepter.

levels-heading = ## Niveau des ordis
levels-host = -# C'est l'hôte qui choisit le niveau.
levels-fair = -# Les ordis ne voient que leurs dominos et la table, comme toi.

clock-heading = ## Pendule
clock-quick = Rapide ({ $time })
clock-evening = Tranquille ({ $time })
clock-post = Correspondance ({ $time })
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-told = Pendule : **{ $clock }**
clock-note = -# Quand ton temps est écoulé, un ordi joue pour toi jusqu'à ton retour.
clock-host = -# L'hôte peut changer la pendule.
clock-alone = -# Tu ne joues qu'avec des ordis, prends ton temps.
clock-reminder = ⏰ { $who-is ->
    [many] À vous
   *[one] À toi
}, { $who }. Sans réponse, un ordi prend le relais { $when }.
clock-reminder-late = ⏰ { $who-is ->
    [many] À vous
   *[one] À toi
}, { $who }.
rule-off = non
    .sentence = On joue sans.
picked-now = {"**"}{ $what }** (actuel)
