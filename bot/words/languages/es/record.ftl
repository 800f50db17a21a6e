record-too-large = Ese archivo es demasiado grande. Un registro tiene 1 MB como máximo.
record-no-record = Esto no es el registro de una partida.
record-bad-line = No puedo leer la línea { $line } de este registro.
record-line-missing = Este registro no tiene la línea “{ $name }”.

record-seal = El secreto no cuadra con el sello: esta no es la mezcla prometida.
record-numbers = Los números de mezcla de este registro no cuadran entre sí.

record-move = La jugada { $move } no es posible. Alguien cambió este registro.
