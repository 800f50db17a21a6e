### Competições: as mesmas rodadas para várias pessoas. O que rodadas do dia, duelos e torneios têm em comum.

margin-range = { $least } a { $most }
rank-line = { $rank }. { $who } { $points }

fair-contest-open =
    {"**"}Sorteio justo.** As rodadas vêm de um segredo fixado antes de alguém ver uma peça. Este selo é o SHA-256 dele:
    { $seal }
fair-contest-daily = -# Fixado desde { $since }. O segredo aparece aqui quando o dia acabar.
fair-contest-later = -# Entram na mistura os números que o Discord deu a cada **Entrar** e ao **Começar**. O segredo aparece aqui no fim.
fair-contest-numbers = -# Números: { $numbers }
fair-contest-start = Começar { $number }
fair-contest-own = -# Seu número: { $number }
fair-contest-over =
    {"**"}Sorteio justo.** O segredo era { $secret }. O SHA-256 dele é o selo mostrado desde o início:
    { $seal }
fair-contest-daily-check = -# Jogou? Pegue seu **Registro**: `boneyard record verify` dá cada mão de novo.
fair-contest-duel-check = -# O **Registro** tem cada jogada. `boneyard record verify` dá cada mão de novo.
fair-contest-tournament-check =
    Cada etapa tem seu próprio segredo: o SHA-256 do segredo acima, destas linhas (cada uma com sua quebra de linha) e de `round n`:
    { $terms }
    O {"**"}Registro** no fim de cada partida diz qual é. `boneyard record verify` dá cada mão a partir dele.
fair-contest-deleted = Isto é tão antigo que apaguei as rodadas e o segredo. Só restam os resultados.

contest-gone = Essa competição não está mais aqui.
contest-still-played = Outros ainda podem estar jogando estas rodadas. Espere todo mundo terminar.
contest-host-only = Só o host ou a moderação pode fazer isso.
contest-closed = Tarde demais para entrar: já começou ou acabou.
contest-full = Está cheio. Abra outra competição.
contest-over = Acabou.
contest-not-in = Você não está nesta competição.
contest-played-before = Você começou esta rodada antes de apagar seus dados. A chance é uma só.
button-cancel = Cancelar
contest-joined = Você entrou.
contest-over-below = Acabou. Veja os resultados abaixo.
contest-begun = Já começou.
contest-needs-two = É preciso ter 2 jogadores. Espere alguém entrar.
contest-elsewhere = Isso é de outro canal. Use lá.
