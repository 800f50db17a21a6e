### O texto alternativo de um lugar, frase por frase: dá para jogar por ele.

seat-alt-chosen = Escolhidas { $count }: { $pieces }. Ainda dá para trocar.
seat-alt-passes = { $who } passa para você (todo mundo passa { $direction ->
    [left] para a esquerda
    [right] para a direita
   *[across] para quem está em frente
}).
seat-alt-kitty = O morto é { $pieces }: troque uma peça por ele ou fique com sua mão. Ninguém vai saber.
seat-alt-playable = Pode jogar ({ $count }): { $pieces }.
seat-alt-playable-any = Pode jogar ({ $count }): todas.
seat-alt-others-revoke = Qualquer outra é renúncia.
seat-alt-retract = Você pode recolher sua renúncia.

seat-alt-trick = { $leads ->
    [yes] Vaza { $number } de { $count }: você puxa.
   *[no] Vaza { $number } de { $count }.
}
seat-alt-then = Depois é você, em seguida { $others }.
seat-alt-play-last = Você joga por último.
seat-alt-no-trick = Última vaza: nenhuma ainda.

seat-alt-progress = Até agora: { $won } de { $needed }.
seat-alt-nel-o = Perder todas as vazas: já { $lost }, { $to-go ->
    [1] falta { $to-go }
   *[other] faltam { $to-go }
}, { $stake }.
seat-alt-sevens = Ganha a peça mais perto de 7.
seat-alt-no-bids = Lances: nenhum ainda.
seat-alt-dealer = Dá as peças: { $who }.

seat-alt-hand = Mão ({ $count }): { $pieces }.
seat-alt-no-tiles = Mão vazia.
seat-alt-trump-piece = { $piece } trunfo

figures-won = { $by-tricks ->
    [yes] Vazas ganhas: { $figures }.
   *[no] Pontos nesta rodada: { $figures }.
}
figures-open = Mão aberta: { $hand }.

scores-after = **{ $game }** depois da { $deal }, { $goal }
scores-line = { $who }: **{ $total }**
scores-so-far = { $by-tricks ->
    [yes] Rodada { $deal } até agora: { $figures } (vazas).
   *[no] Rodada { $deal } até agora: { $figures } (pontos).
}

review-unfollowed = Não seguiram o naipe: { $tricks }.
review-all-followed = Todo mundo seguiu o naipe.
review-grey-trick = vaza { $trick } ({ $suit }), { $plays }
review-challenged = { $by-is ->
    [you] Você contestou uma jogada
   *[one] { $by } contestou uma jogada
}: { $result }. { $play }.
review-so-far = Vazas até agora: { $number } de { $count }.
review-choices = Você pode contestar { $plays }.
review-choice = { $who } na { $trick }
review-trick = Vaza { $trick }. { $plays }.
review-won = { $play } (ganhou)
