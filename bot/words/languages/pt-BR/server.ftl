### /dominó configurar: o que a administração de um servidor decide, em uma página.

server-title =
    ## Ajustes do servidor
    -# As mudanças valem para mesas novas.
server-language-discord = o do servidor

server-openers-all = **Quem pode abrir mesas**: todo mundo
server-openers = **Quem pode abrir mesas**: membros com { $roles } e admins
server-openers-none = **Quem pode abrir mesas**: só admins
server-roles-deleted = { $roles ->
    [one] { $roles } cargo que você escolheu foi apagado.
   *[other] { $roles } cargos que você escolheu foram apagados.
} Escolha de novo ou toque em **{ button-everyone }**.
button-everyone = Todo mundo
server-choose-roles = Só membros com estes cargos

server-channels-all = **Onde**: todos os canais
server-channels = **Onde**: { $channels } e seus tópicos
server-channels-none = **Onde**: em lugar nenhum
server-channels-deleted = { $channels ->
    [one] { $channels } canal que você escolheu foi apagado.
   *[other] { $channels } canais que você escolheu foram apagados.
} Escolha de novo ou toque em **{ button-everywhere }**.
button-everywhere = Todos os canais
server-choose-channels = Só nestes canais

server-limit-here = Mesas abertas ao mesmo tempo
server-limit-host = Mesas abertas por host
server-limit-any = { $what }: sem limite
server-players-none = Aviso para jogar: nenhum cargo
server-players-unpingable = Não consigo mencionar { $role }. Deixe que todos mencionem ou me deixe mencionar todos os cargos.

server-rules-free = **Regras**: cada host escolhe
server-rules-locked = **Regras**: travadas. Só admins podem mudar.
button-lock = Travar
button-unlock = Destravar
server-usual-rules = **Regras normais daqui**
server-usual-rule = {"- "}{ $game }: { $rules }
server-clear-rules = Voltar às regras do jogo

server-quiet-none = **Silêncio**: não
server-quiet = **Silêncio**: { $start } a { $end }, { $zone }.
server-quiet-for-you = Para você: { $start } a { $end }.
server-quiet-unknown-zone = Não conheço esse fuso, então está desligado.
button-set-hours = Definir…
button-change-hours = Mudar…
button-no-quiet-hours = Desligar
server-quiet-title = Silêncio
server-quiet-from = Início
server-quiet-to = Fim
server-quiet-zone = Fuso horário (ou cidade)

server-post-puzzle = Enigma da semana
server-post-daily = Resultados do dia
server-post-week = Resumo da semana
server-post-nowhere = { $post }: não
server-post-refused = { $post }: desligado, porque não posso postar em { $channel }. Deixe eu ver o canal, escrever e anexar arquivos, e escolha de novo.
server-cannot-post = Preciso de { $missing } em #{ $channel }. Permita isso e escolha o canal de novo.

server-about =
    {"**"}Quem e onde**: um tópico conta como seu canal. Admins sempre podem abrir mesas.
    {"**"}Regras**: em um lobby, admins podem salvar as regras dele como as normais daqui, em **Regras**. **Travadas**: valem em todas as mesas.
    {"**"}Silêncio**: sem menções e com DMs silenciosas, para todo mundo, enquanto os jogos seguem. Se ainda for sua vez quando acabar, você recebe uma menção.
    {"**"}Enigma da semana**: na segunda ao meio-dia, um momento de uma partida daqui, se todo mundo dessa mesa permitir. **Resultados do dia**: como foi a rodada de hoje.
    {"**"}Resumo da semana**: na segunda ao meio-dia, uma imagem da semana anterior: quem mais ganhou, a partida mais disputada, a melhor jogada, quem é novo. Só de canais que todo mundo vê, e nada se ninguém jogou.
    {"**"}Aviso para jogar**: quando **Jogar agora** abre uma mesa, este cargo recebe um aviso. No máximo a cada 10 minutos, nunca nas horas de silêncio.
