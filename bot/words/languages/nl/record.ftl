record-too-large = Dat bestand is te groot. Een verslag is hoogstens 1 MB.
record-no-record = Dit is geen partijverslag.
record-bad-line = Regel { $line } van dit verslag kan ik niet lezen.
record-line-missing = Dit verslag heeft geen regel “{ $name }”.

record-seal = Het geheim past niet bij het zegel: er is anders geschud dan beloofd.
record-numbers = De schudnummers in dit verslag kloppen niet met elkaar.

record-move = Zet { $move } kan niet. Iemand heeft dit verslag veranderd.
