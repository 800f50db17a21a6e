### O sorteio justo de uma partida. Tudo isto fica atrás do botão **Sorteio justo**.

fair-what = {"**"}Sorteio justo.** Nenhum jogador pode saber nem escolher as peças. Elas vêm de um segredo, fixado antes de alguém entrar, e de um número que o Discord dá a cada toque.
fair-seal = Selo (o SHA-256 do segredo): { $seal }
fair-own = Seu número no sorteio: { $number }
fair-own-later = Seu número no sorteio vem quando você tocar em **Começar**.
fair-own-join = Você ganha um número no sorteio ao tocar em **Entrar**.
fair-own-none = Você não tem número neste sorteio.
fair-numbers = Números: { $numbers }
fair-number-opened = abertura da mesa { $number }
fair-number-started = { $who } { $number } (Começar)
fair-number-moderator = moderação { $number } (Começar)
fair-number-later = { $who } no **Começar**
fair-number-none = { $who } nenhum
fair-check-before = {"**"}Para conferir:** guarde o selo e seu número. Antes de alguém ver uma mão, eu posto todos os números aqui e nunca mudo nada.
fair-check-after = {"**"}Para conferir:** os números foram postados aqui antes da primeira mão. O seu tem que estar entre eles, com este selo.
fair-check-record = Depois da partida, o **Registro** dá o segredo. `boneyard record verify` dá cada mão de novo a partir dele.
fair-rematch = A revanche já está selada: { $seal }

fair-posted = -# 🔒 As peças estão embaralhadas e seladas. Toque em **Sorteio justo** para conferir.
fair-posted-terms = -# ||{ $game }, { $rules }, { $players } jogadores · { $numbers } · selo { $seal }||
