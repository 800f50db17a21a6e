seat-alt-chosen = Gekozen { $count }: { $pieces }. Je kunt nog wisselen.
seat-alt-passes = { $who } geeft door aan jou (iedereen geeft { $direction ->
    [left] naar links
    [right] naar rechts
   *[across] naar de overkant
}).
seat-alt-kitty = De talon is { $pieces }: ruil er een steen voor of ruil niet. Niemand merkt het.
seat-alt-playable = Speelbaar ({ $count }): { $pieces }.
seat-alt-playable-any = Speelbaar ({ $count }): alles.
seat-alt-others-revoke = Met elke andere verzaak je.
seat-alt-retract = Je kunt je steen terugnemen.

seat-alt-trick = { $leads ->
    [yes] Slag { $number } van { $count }: jij komt uit.
   *[no] Slag { $number } van { $count }.
}
seat-alt-then = Jij speelt hierna, dan { $others }.
seat-alt-play-last = Jij speelt als laatste.
seat-alt-no-trick = Laatste slag: nog geen.

seat-alt-progress = Tot nu toe: { $won } van { $needed }.
seat-alt-nel-o = Haal geen enkele slag: { $lost } verloren, nog { $to-go }, { $stake }.
seat-alt-sevens = De steen het dichtst bij 7 wint.
seat-alt-no-bids = Bod: nog geen.
seat-alt-dealer = Deler: { $who }.

seat-alt-hand = Hand ({ $count }): { $pieces }.
seat-alt-no-tiles = Stenen op.
seat-alt-trump-piece = { $piece } troef

figures-won = { $by-tricks ->
    [yes] Gewonnen slagen: { $figures }.
   *[no] Punten deze ronde: { $figures }.
}
figures-open = Open hand: { $hand }.

scores-after = **{ $game }** na { $deal }, { $goal }
scores-line = { $who }: **{ $total }**
scores-so-far = { $by-tricks ->
    [yes] Ronde { $deal } tot nu toe: { $figures } (slagen).
   *[no] Ronde { $deal } tot nu toe: { $figures } (punten).
}

review-unfollowed = Bekende geen kleur: { $tricks }.
review-all-followed = Iedereen bekende kleur.
review-grey-trick = slag { $trick } ({ $suit }), { $plays }
review-challenged = { $by-is ->
    [you] Je betwistte een zet
   *[one] { $by } betwistte een zet
}: { $result }. { $play }.
review-so-far = Slagen tot nu toe: { $number } van { $count }.
review-choices = Je kunt betwisten: { $plays }.
review-choice = { $who } in { $trick }
review-trick = Slag { $trick }. { $plays }.
review-won = { $play } (won)
