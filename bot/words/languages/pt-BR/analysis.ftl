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
chance-level = Sai melhor quase tantas vezes quanto a outra, mas por mais.

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
match-slips-told = { $slips ->
    [0] Nenhum erro. Boa!
    [one] { $slips } erro custou { $points } a você.
   *[other] { $slips } erros custaram { $points } a você.
}
match-course-told = { $came ->
    [good] Precisão { $accuracy }: bem melhor que o seu normal, { $usual }.
   *[bad] Precisão { $accuracy }: bem abaixo do seu normal, { $usual }.
}
grade-best = { $count ->
    [one] { $count } melhor
   *[other] { $count } melhores
}
grade-good = { $count ->
    [one] { $count } boa
   *[other] { $count } boas
}
grade-small-slip = { $count ->
    [one] { $count } deslize
   *[other] { $count } deslizes
}
grade-slip = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}
match-unscored = Nenhuma rodada pontuou, então não sei o que valiam suas mãos.
match-choose = Suas decisões mais caras
match-choice = { $moment }: { $played } (melhor: { $best })
match-choice-cost = custou { $points }
match-details-accuracy = { $decisions ->
    [one] Precisão { $accuracy } de 100 em { $decisions } decisão: { $counts }.
   *[other] Precisão { $accuracy } de 100 em { $decisions } decisões: { $counts }.
}
match-details-nothing = Você não teve nada para decidir, então não há precisão.
match-details-parts = Suas mãos { $luck } ± { $error }, seus erros { $slips }, o resto { $rest } ± { $error }. No total { $total } { $unit ->
    [mark] marcas
    [round] rodadas
   *[point] pontos
}.
match-details-deal = { $lost } (rodada { $deal })
match-details-deals = Custo dos erros por rodada: { $deals }.
match-details-note = -# Melhor = a melhor jogada, ou quase empatada com ela. Boa = não custou quase nada, ou não dá para ter certeza. Precisão = 100 sem erros, e menos quanto mais eles custam perto do que vale uma rodada. Suas mãos = o que os computadores fáceis fazem com elas. O resto = o jogo dos outros e o acaso.

match-accuracy = Precisão
match-of-hundred = de 100
match-scale = 100 = sem erros
match-course = Últimas { $count }
match-no-accuracy = Nada para decidir
match-ahead = { $unit ->
    [mark] Marcas à frente dos outros
    [round] Rodadas à frente dos outros
   *[point] Pontos à frente dos outros
}
match-luck = suas mãos
match-rest = o resto
match-slips = seus erros
match-total = total
match-no-score = Nenhuma rodada pontuou
match-costliest = Jogadas mais caras
match-no-mistake = Nenhum erro claro.
match-no-mistake-more = Pelo que você podia saber na hora.
match-moves = { $played } (melhor: { $best })

alt-mistake = Maior erro. { $moment }: { $headline }. { $who } escolheu { $played }. Melhor era { $best }.
alt-mistake-chance = { $chance }: { $best } em vez de { $played }.
alt-mistake-table = Na mesa: { $plays }.
alt-match = Minha partida, { $title }.
alt-match-accuracy = Precisão { $accuracy } de 100: { $counts }.
alt-match-course = Precisão das últimas partidas: { $accuracies }.
alt-match-deal = { $deal }: { $counts }.
alt-match-costliest = Jogadas mais caras: { $moves }.

analysis-busy = Os computadores estão ocupados com jogos agora. Tente de novo daqui a pouco.
analysis-no-deal = Espere uma rodada acabar. Antes disso seria uma dica.
analysis-not-over = Essa rodada ainda não acabou. Antes disso seria uma dica.
analysis-nothing = Você não teve nada para decidir nessa rodada.
analysis-not-yours = Essa decisão não é sua. Use **Maior erro** no fim de uma rodada.
analysis-not-there = Só quem jogou lá pode ver isso.
analysis-alone = Você jogou sem mais ninguém, então não há canal onde postar.
analysis-elsewhere = Isso foi jogado em outro canal. Poste lá.
