### "Maior erro" e "Minha partida": as decisões de uma pessoa, vistas depois.

button-biggest-mistake = Maior erro
button-my-match = Minha partida
button-details = Detalhes
button-share = Postar

moment-of-deal = { $deal }, { $moment }

mistake-better = { $best } era { $points } melhor que { $played }.
mistake-shared = { $who } mostra um erro.
mistake-none = Nenhum erro claro na rodada { $deal }. Boa!
mistake-nothing = Na rodada { $deal } você não teve nada para decidir.
mistake-little = Nenhum erro grande na rodada { $deal }. Quando muito, **{ $best }** era { $points } melhor que **{ $played }**.
mistake-waiting = Analisando suas decisões…
mistake-waiting-match = Analisando suas decisões: rodada { $deal } de { $deals }…

mistake-cost = Custou { $points } a { $who }
mistake-slip = Um deslize: { $points }
mistake-chose = { $who-is ->
    [you] Você escolheu
   *[one] { $who } escolheu
}
mistake-best = Melhor
mistake-on-table = Na mesa
mistake-to-lead = A puxar
mistake-to-place = A colocar: { $tile }
mistake-line = A linha
mistake-no-line = Sem peças ainda
mistake-pass-left = Passe à esquerda
mistake-pass-right = Passe à direita
mistake-pass-across = Passe em frente
mistake-pass = Passe
mistake-no-bid = Sem lances ainda
mistake-bid = Lance de { $who }: { $bid }
mistake-bid-won = Lance de { $who }: { $bid }, fez { $won }
mistake-leader = { $who } puxou

chance-bid = Chance de cumprir
chance-own = Chance de cumprir { $bid }
chance-other = Chance de { $who } cumprir { $bid }
chance-moon = Chance de acertar a lua
chance-moon-other = Chance de outra pessoa acertar a lua
chance-better = Dá mais certo

details-cost = Custo: { $cost } ± { $error } { $unit ->
    [mark] marcas
    [round] rodadas
   *[point] pontos
} em média, em { $worlds } distribuições que batem com o que você sabia.
details-exact = Custo: { $cost } { $unit ->
    [mark] marcas
    [round] rodadas
   *[point] pontos
}, calculado com exatidão.
details-chance = { $chance }: { $best }% em vez de { $played }%.
details-note = -# Só conta o que você podia saber na hora. Gente de verdade pode jogar diferente.

match-luck-told = { $came ->
    [even] Suas mãos foram normais.
    [good] Suas mãos renderam { $points } a você.
   *[bad] Suas mãos custaram { $points } a você.
}
match-play-told = { $came ->
    [even] Você jogou tão bem quanto os computadores fáceis.
    [good] Na técnica, você superou os computadores fáceis por { $points }.
   *[bad] Na técnica, você ficou atrás dos computadores fáceis por { $points }.
}
match-unscored = Nenhuma rodada pontuou, então não dá para separar sorte de técnica.
match-choose = Suas decisões mais caras
match-choice = { $moment }: { $played } (melhor: { $best })
match-choice-cost = custou { $points }
match-details-accuracy = { $decisions ->
    [one] Precisão { $accuracy } de 100, { $decisions } decisão.
   *[other] Precisão { $accuracy } de 100, { $decisions } decisões.
}
match-details-nothing = Suas escolhas quase não pesaram, então não há precisão.
match-details-luck = Sorte { $luck } ± { $error }, técnica { $skill } ± { $error } { $unit ->
    [mark] marcas
    [round] rodadas
   *[point] pontos
}.
match-details-deal = { $accuracy } (rodada { $deal })
match-details-deals = Precisão por rodada: { $deals }.
match-details-note = -# Precisão 100 = sempre a melhor jogada, 0 = sempre a pior. Sorte = como eram suas mãos (os computadores fáceis jogaram as mesmas). Técnica = o resto.

match-accuracy = Precisão
match-of-hundred = de 100
match-best = 100 = sempre a melhor jogada
match-worst = 0 = sempre a pior
match-no-accuracy = Nada para decidir
match-ahead = { $unit ->
    [mark] Marcas à frente dos outros
    [round] Rodadas à frente dos outros
   *[point] Pontos à frente dos outros
}
match-luck = sorte
match-skill = técnica
match-total = total
match-no-score = Nenhuma rodada pontuou
match-by-deal = Por rodada
match-costliest = Jogadas mais caras
match-no-mistake = Nenhum erro claro.
match-no-mistake-more = Pelo que você podia saber na hora.
match-moves = { $played } (melhor: { $best })

alt-mistake = Maior erro. { $moment }: { $headline }. { $who } escolheu { $played }. Melhor era { $best }.
alt-mistake-chance = { $chance }: { $best } em vez de { $played }.
alt-mistake-table = Na mesa: { $plays }.
alt-match = Minha partida, { $title }.
alt-match-accuracy = Precisão { $accuracy } de 100.
alt-match-costliest = Jogadas mais caras: { $moves }.

analysis-busy = Os computadores estão ocupados com jogos agora. Tente de novo daqui a pouco.
analysis-no-deal = Espere uma rodada acabar. Antes disso seria uma dica.
analysis-not-over = Essa rodada ainda não acabou. Antes disso seria uma dica.
analysis-nothing = Você não teve nada para decidir nessa rodada.
analysis-not-yours = Essa decisão não é sua. Use **Maior erro** no fim de uma rodada.
analysis-not-there = Só quem jogou lá pode ver isso.
analysis-alone = Você jogou sem mais ninguém, então não há canal onde postar.
analysis-elsewhere = Isso foi jogado em outro canal. Poste lá.
