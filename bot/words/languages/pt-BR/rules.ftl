### As regras de uma mesa: o que os jogos têm em comum, a página delas, relógios, níveis de computadores.

game-with = { $game } (com { $other })

part-match = A partida
part-deal = A rodada
part-play = O jogo
part-score = Os pontos

rule-variant = Variante
rule-target = Acaba em
    .sentence = A partida acaba quando um jogador ou time chega a { $number }.

rule-partners = Duplas
rule-partners-no = cada um por si
    .sentence = Cada um joga por si.
rule-partners-yes = dois contra dois
    .sentence = Quatro jogadores jogam em duplas, frente a frente, e cada dupla soma seus pontos.

rule-all-pass = Todo mundo passa
rule-all-pass-throw-in = novas peças
    .sentence = Se todo mundo passa, o próximo dá as peças de novo.

rule-scoring = Pontuação
rule-scoring-points = pontos
    .sentence = Cada time marca os pontos que faz. O time que cai dá o valor do lance ao outro.
rule-scoring-marks = marcas
    .sentence = Cada rodada vale 1 marca, ou as do lance: para o time do lance se ele cumpre, para o outro se ele cai.

rule-nel-o = Nel-O
rule-nel-o-on = sim
    .sentence = Vale lance de perder todas as vazas, só você contra o outro time.

rule-nel-o-doubles = Buchas no Nel-O
rule-nel-o-doubles-high = altas
    .sentence = Uma bucha é a peça mais alta do seu número, como sempre.
rule-nel-o-doubles-low = baixas
    .sentence = Uma bucha é a peça mais baixa do seu número, abaixo do branco.
rule-nel-o-doubles-own-suit = à parte
    .sentence = As buchas são um naipe à parte, com 6-6 a mais alta.
rule-nel-o-doubles-bidders-choice = diz quem deu o lance
    .sentence = Quem ganhou o leilão diz se as buchas são altas, baixas ou um naipe.

options-players = { $game } é para { $counts } jogadores, não { $players }.
options-partners-need-four = Duplas precisam de 4 jogadores. Ponha 4 ou jogue sem duplas.
options-need = “{ $rule }” só vale com “{ $other }: { $value }”.
options-idle = “{ $rule }” não muda nada com as outras regras daqui.
options-unknown-rule = Não conheço a regra “{ $name }”. Escolha uma das sugestões.
options-bad-value = { $rule } não pode ser “{ $value }”. Escolha entre estes: { $values }.
options-bad-number = { $rule } não pode ser “{ $value }”. Escolha um número de { $least } a { $most }.
options-unknown-game = Não conheço o jogo “{ $name }”. Escolha entre estes: { $games }.
options-unknown-preset = Não conheço o modo “{ $name }”. Escolha entre estes: { $presets }.

rules-heading =
    ## Regras
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule }: { $value }**
rules-rule-changed = -# Mudou. Em { $preset }: { $value }.
rules-other-value = - **{ $value }**: { $sentence }
rules-select = Mudar uma regra
rules-number = um número de { $least } a { $most }
rules-note = -# As mudanças valem na hora, só para esta mesa.
rules-locked = -# Neste servidor, só admins podem mudar as regras.
rules-fixed = -# A partida começou, então as regras não mudam mais.
rules-host-changes = -# O host ou a moderação pode mudar as regras antes da partida.
rules-player-changes = -# { $host } (host) ou a moderação pode mudar as regras antes da partida.
rules-made-usual = -# Novas mesas de { $game } neste servidor agora começam com estas regras.

button-change = Mudar
button-turn-on = Ligar
button-turn-off = Desligar
button-another-number = Outro número
button-usual-rules = Salvar no servidor
button-reset-rules = Restaurar

rules-hints-in-match = Dicas: **sim**. Toque em **Dica** na sua vez. Só você vê.
rules-hints-not-in-match = Dicas: **não** nesta partida.
rules-hints-off = Dicas: **não** com outras pessoas. Só contra computadores, sempre tem.
rules-hints-asked = Dicas: **se todo mundo aceitar**. Esperando { $who }: toque em **Aceitar dicas**.
rules-hints-on = Dicas: **sim**. Ao entrar, você aceita.

levels-heading = ## Nível do computador
levels-host = -# O host escolhe o nível.
levels-fair = -# Os computadores só veem as próprias peças e a mesa, como você.

clock-heading = ## Relógio
clock-quick = Rápido ({ $time })
clock-evening = Tranquilo ({ $time })
clock-post = Por correspondência ({ $time })
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
clock-told = Relógio: **{ $clock }**
clock-note = -# Quando seu tempo acaba, um computador joga por você até você voltar.
clock-host = -# O host pode mudar o relógio.
clock-alone = -# Você só joga contra computadores, então sem pressa.
clock-reminder = ⏰ Sua vez, { $who }. Se você não aparecer, um computador assume { $when }.
clock-reminder-late = ⏰ Sua vez, { $who }.
rule-off = não
    .sentence = Vocês jogam sem isso.
picked-now = {"**"}{ $what }** (agora)
