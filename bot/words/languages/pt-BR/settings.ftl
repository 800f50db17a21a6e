### /ajustes: os ajustes de uma pessoa, em uma página.

settings-title = ## Seus ajustes
settings-switch = { $what }: { $state ->
    [on] sim
   *[off] não
}
settings-large = Letra grande
settings-contrast = Alto contraste
settings-numerals = Números
settings-four-colours = Naipes em 4 cores
settings-show = **Minha mão como**
settings-show-both = Imagem e texto
settings-show-picture = Só imagem
settings-show-text = Só texto
settings-pings = **Avisar na minha vez**
settings-ping-now = Na hora
settings-ping-minute = Após um minuto
settings-ping-never = Nunca
settings-pace = **Ritmo dos computadores**
settings-pace-fast = Rápido
settings-pace-normal = Normal
settings-pace-calm = Calmo
settings-auto-play = Automático
settings-tips = Guia
settings-puzzles = Minhas partidas em enigmas
settings-progress = Sequências e conquistas
settings-language-discord = o do meu Discord
button-what-is-this = O que é isto?
button-hide = Ocultar
settings-about =
    {"**"}Imagens**: toque em uma opção e a amostra acima mostra como fica.
    {"**"}Minha mão**: com a imagem vem um texto curto. Só texto diz em palavras tudo o que a imagem mostra.
    {"**"}Avisos**: na hora é uma DM, ou uma menção na mesa se suas DMs estão fechadas. Após um minuto é uma menção só na mesa, apagada quando você joga.
    {"**"}Ritmo dos computadores**: quanto eles esperam antes de jogar. Vale a opção mais lenta da mesa. Calmo mostra as jogadas uma por uma.
    {"**"}Automático**: quando você só tem uma peça permitida, eu jogo. Os outros podem perceber que não havia opção.
    {"**"}Guia**: na sua primeira partida de um jogo, uma linha diz o que dá para jogar e por quê.
    {"**"}Enigmas**: um momento da sua partida pode virar um enigma no servidor dela, com seu nome, mão e jogada. Todo mundo da mesa tem que permitir.
    {"**"}Sequências e conquistas**: desligado, nada aparece, e os resumos do dia e da semana não citam você.

settings-sample-1 = Ann
settings-sample-2 = Bo
settings-sample-3 = Cleo
settings-sample-4 = Dee
