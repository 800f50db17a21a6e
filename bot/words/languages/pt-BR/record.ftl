### Por que um registro é recusado.

record-too-large = Esse arquivo é grande demais. Um registro tem no máximo 1 MB.
record-bad-line = Não consigo ler a linha { $line } deste registro.
record-line-missing = Falta a linha “{ $name }” neste registro.
record-seal = O segredo não bate com o selo: este não é o sorteio prometido.
record-move = A jogada { $move } não é possível. Alguém mudou este registro.
record-no-record = Isto não é um registro de partida.
record-numbers = Os números do sorteio neste registro não batem.
