week-button-now = Deze week
week-button-last = Vorige week
week-button-play = Spelen
week-none = { $over ->
    [yes] Die week speelde er niemand.
   *[no] Deze week is er nog geen partij klaar.
}

week-title = De week
week-title-now = Deze week tot nu
week-dates = { $first } – { $last }
week-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
week-deals = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
week-people = { $count ->
    [one] { $count } persoon
   *[other] { $count } mensen
}
week-heading = **{ $title }** · { $dates } · { $figures }
week-heading-alt = { $title }, { $dates }: { $figures }.

week-won = 🏆 Meeste zeges: **{ $who }** ({ $wins })
week-closest = Spannendste partij: { $result } ({ $game })
week-result = { $one } { $total }, { $other } { $second }
week-play = Beste zet: { $made }, { $better }
week-made = { $who } ({ $did })
week-better = { $points } beter dan al het andere
week-biggest = Grootste zege ooit hier in { $game }: { $who }, met { $margin }
week-first = Voor het eerst hier: { $title }, van { $who }
week-leader = Nieuw aan kop in seizoen { $month }: { $who }
week-new = Nieuw hier: { $who }
week-more = nog { $count }

week-picture-won = meeste zeges
week-picture-no-one = Geen partij met anderen
week-picture-closest = spannendste partij
week-picture-play = beste zet
week-picture-biggest = grootste zege
week-picture-first = voor het eerst
week-picture-leader = nieuw aan kop
week-picture-new = nieuw hier

week-alt-most = Meeste zeges: { $rows }.
week-alt-won = { $who } { $wins } van { $matches }
week-alt-medals = Medailles van seizoen { $month }: { $medals }.
