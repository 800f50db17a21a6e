record-too-large = Ce fichier est trop gros. Un relevé fait 1 Mo au plus.
record-bad-line = Je n'arrive pas à lire la ligne { $line } de ce relevé.
record-line-missing = Ce relevé n'a pas de ligne « { $name } ».
record-seal = Le secret ne colle pas au sceau : ce n'est pas le mélange promis.
record-move = Le coup { $move } est impossible. Quelqu'un a changé ce relevé.
record-no-record = Ce n'est pas un relevé de partie.
record-numbers = Les numéros de mélange de ce relevé ne vont pas ensemble.
