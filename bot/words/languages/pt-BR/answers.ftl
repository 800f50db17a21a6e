### O que se diz quando um toque ou um comando não dá certo: o porquê em uma frase, o que fazer em outra.

refused-unknown-choice = Não conheço “{ $typed }”. Escolha uma das sugestões.
refused-too-long = Escreva mais curto: no máximo { $most } caracteres.
refused-preset-without-game = Escolha também um jogo, para eu saber quais regras e lugares servem.
refused-unknown-kind = Não conheço regras chamadas “{ $typed }”. Escolha uma sugestão ou veja { COMMAND("domino new") }.
refused-several-kinds = “{ $typed }” pode ser { $kinds }. Diga qual.
refused-same-players = Escolha duas pessoas diferentes.
refused-challenge-self = Você não pode se desafiar. Escolha outra pessoa.
refused-challenge-bot = Bots não jogam duelos. Escolha uma pessoa.
refused-no-match-there = Não tem partida nessa mensagem. Tente um resultado ou um registro.
refused-server-only = Isso só funciona nos canais de um servidor. Use lá.
refused-not-added = Ainda não estou neste servidor. Quando me adicionarem, isso funciona aqui.
refused-old-command = Este comando acabou de mudar. Reinicie o Discord e tente de novo.

answer-not-on-message = Esse botão não está nesta mensagem. Use a sua.
answer-too-slow = Demorei demais. Toque de novo.
refused-shown-to-another = Isso é para outra pessoa. Use o comando você também.
refused-old-control = Não conheço mais esse botão. Abra outro: { COMMAND("domino table") } ou { COMMAND("hand") }.

answer-hand-soon = Sua mão já vem. Se não aparecer, peça de novo.
answer-no-pictures = Preciso de **Anexar arquivos** aqui para mostrar imagens.
answer-done-no-pictures = Está valendo, mas preciso de **Anexar arquivos** aqui para mostrar.
answer-not-shown = Desculpe, não consegui mostrar a resposta. Referência: { $reference }
answer-done-not-shown = Está feito, mas não consegui mostrar. Não repita. Referência: { $reference }
answer-went-wrong = Desculpe, algo deu errado. Nada se perdeu, tente de novo. Referência: { $reference }

answer-stopping = Estou reiniciando. Tente de novo daqui a pouco.
answer-stopped = Estou reiniciando e não consegui terminar. Veja a mesa e tente de novo.
refused-one-at-a-time = Calma, ainda estou no seu último toque.
refused-crowded = Tem muita gente tocando aqui. Tente de novo em alguns segundos.
refused-just-started = Acabei de ligar. Tente de novo daqui a pouco.
refused-no-discord = O Discord não responde. Tente de novo daqui a pouco.

permission-view-channel = **Ver canal**
permission-send-messages = **Enviar mensagens**
permission-send-messages-in-threads = **Enviar mensagens em tópicos**
permission-create-private-threads = **Criar tópicos privados**
permission-attach-files = **Anexar arquivos**
permission-read-message-history = **Ver histórico de mensagens**
refused-no-permission = Preciso de { $missing } aqui. Peça a um admin para liberar.
refused-no-permission-in = Preciso de { $missing } em #{ $channel }. Peça a um admin para liberar.
refused-timed-out = Estou de castigo neste servidor até { $until } e não posso postar aqui. A moderação pode encerrar isso.
refused-thread-locked = Este tópico está trancado e não posso postar aqui. Peça à moderação para destrancar ou use outro canal.
refused-unposted = O Discord não me deixa postar aqui. Peça a um admin para ver minhas permissões e use { COMMAND("domino table") }.
refused-cannot-write-there = Você não pode escrever nesse canal. Escolha um em que possa.
refused-cannot-write = Não posso postar aqui por você: você não pode escrever neste canal.
refused-share-in-dm = Aqui só você veria. Poste em um canal de servidor.
refused-not-posted = O Discord não aceitou. Veja o canal e tente de novo.
done-shared = Postado neste canal.

refused-private-match = Isso é da partida particular de outra pessoa.
refused-other-server = Essa mesa é de outro servidor. Use lá.
refused-not-at-table = Você não está nessa mesa. Use a mensagem dela no canal.
refused-hidden-channel = Essa mesa está em um canal que você não vê.

name-unknown = Alguém

button-new-table = Nova mesa
button-add-to-server = Pôr no servidor
button-show-it = Mostrar
