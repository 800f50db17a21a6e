seat-alt-chosen = { $count } gewählt: { $pieces }. Du kannst es dir noch anders überlegen.
seat-alt-passes = { $who } gibt an dich weiter (alle geben { $direction ->
    [left] nach links
    [right] nach rechts
   *[across] nach gegenüber
}).
seat-alt-kitty = Im Skat liegt { $pieces }: Tausch einen Stein dagegen oder behalte deine Hand. Niemand erfährt es.
seat-alt-playable = Spielbar ({ $count }): { $pieces }.
seat-alt-playable-any = { $count ->
    [1] Spielbar: dein letzter Stein.
   *[other] Spielbar ({ $count }): alle.
}
seat-alt-others-revoke = Alles andere wäre falsch bedient.
seat-alt-retract = Du kannst deinen falschen Stein zurücknehmen.

seat-alt-trick = { $leads ->
    [yes] Stich { $number } von { $count }: Du spielst aus.
   *[no] Stich { $number } von { $count }.
}
seat-alt-then = Jetzt spielst du, dann { $others }.
seat-alt-play-last = Du spielst zuletzt.
seat-alt-no-trick = Letzter Stich: noch keiner.

seat-alt-progress = Bisher: { $won } von { $needed }.
seat-alt-nel-o = Jeden Stich verlieren: { $lost } verloren, noch { $to-go }, { $stake }.
seat-alt-sevens = Der Stein am nächsten an 7 gewinnt.
seat-alt-no-bids = Gebote: noch keine.
seat-alt-dealer = { $who-is ->
    [you] Du gibst.
   *[one] { $who } gibt.
}

seat-alt-hand = Hand ({ $count }): { $pieces }.
seat-alt-no-tiles = Keine Steine mehr.
seat-alt-trump-piece = { $piece } Trumpf

figures-won = { $by-tricks ->
    [yes] Stiche: { $figures }.
   *[no] Punkte in dieser Runde: { $figures }.
}
figures-open = Offene Hand: { $hand }.

scores-after = **{ $game }** nach { $deal }, { $goal }
scores-line = { $who }: **{ $total }**
scores-so-far = { $by-tricks ->
    [yes] Runde { $deal } bisher: { $figures } (Stiche).
   *[no] Runde { $deal } bisher: { $figures } (Punkte).
}

review-unfollowed = Nicht bedient: { $tricks }.
review-all-followed = Alle haben bedient.
review-grey-trick = Stich { $trick } ({ $suit }), { $plays }
review-challenged = { $by-is ->
    [you] Von dir angezweifelt
   *[one] Angezweifelt von { $by }
}: { $result }. { $play }.
review-so-far = Bisherige Stiche: { $number } von { $count }.
review-choices = Du kannst anzweifeln: { $plays }.
review-choice = { $who } in { $trick }
review-trick = Stich { $trick }. { $plays }.
review-won = { $play } (Stich)
