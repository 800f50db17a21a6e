### Um torneio: etapas em que todas as mesas jogam as mesmas rodadas.

tournament-title = **Torneio: { $game }**
tournament-title-host = **Torneio: { $game }** · host: { $host }
tournament-title-round = **Torneio: { $game }** · etapa { $round } de { $rounds }
tournament-settings = { $rules } · { $length } · { $form } · { $clock } · computadores: { $level }
tournament-length = { $rounds ->
    [one] { $rounds } etapa
   *[other] { $rounds } etapas
} de { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}
tournament-form-pairs = duplas
tournament-form-individual = individual
tournament-clock-quick = 1 min por jogada
tournament-clock-evening = 5 min por jogada
tournament-clock-post = 1 dia por jogada
tournament-meaning = Todas as mesas jogam as mesmas rodadas, então a sorte conta menos. Seus pontos: quanto acima do mesmo lugar nas outras mesas.
tournament-players = { $count ->
    [one] **{ $count } jogador**: { $names }
   *[other] **{ $count } jogadores**: { $names }
}
tournament-pair = { $one } & { $other }
tournament-asks = { $who } (quer jogar com { $partner })
tournament-tables = { $tables ->
    [one] { $tables } mesa de { $seats }.
   *[other] { $tables } mesas de { $seats }.
}
tournament-tables-computers = { $tables ->
    [one] { $tables } mesa de { $seats }, { $computers ->
        [one] { $computers } computador no lugar vazio.
       *[other] { $computers } computadores nos lugares vazios.
    }
   *[other] { $tables } mesas de { $seats }, { $computers ->
        [one] { $computers } computador no lugar vazio.
       *[other] { $computers } computadores nos lugares vazios.
    }
}
tournament-join-now = Toque em **Entrar**. Quando o host tocar em **Começar**, cada mesa ganha seu tópico privado.
tournament-join-pairs = Toque em **Dupla** para escolher a sua ou receba uma no começo.
tournament-fewer-rounds = { $rounds ->
    [one] O host quer { $rounds } etapa: para isso falta gente.
   *[other] O host quer { $rounds } etapas: para isso falta gente.
}
tournament-blocked = { $reason } Depois toque em **Continuar**.
tournament-next-at = A próxima etapa começa { $when }.
tournament-table-waiting = Mesa { $number } (esperando): { $who }
tournament-table-playing = Mesa { $number } (jogando): { $who }
tournament-table-done = Mesa { $number } (terminou): { $who }
tournament-quiet = Os resultados saem quando todas as mesas acabarem.
tournament-ended-early = Este torneio foi encerrado antes da hora.
tournament-former-player = Alguém que saiu
tournament-computer = 🤖 { $who }

tournament-button =
    .partner = Dupla
    .next = Próxima etapa
    .continue = Continuar
    .end = Encerrar
    .end-now = Encerrar já

tournament-after = **{ $game }**, depois da etapa { $played } de { $rounds }: { $verdict }.
tournament-final = 🏆 **{ $game }**: { $verdict }!
tournament-verdict = { $is-shared ->
    [yes] { $is-final ->
        [yes] { $who } dividem a vitória com { $points }
       *[no] { $who } dividem a ponta com { $points }
    }
   *[no] { $who-is ->
        [many] { $is-final ->
            [yes] { $who } ganharam com { $points }
           *[no] { $who } lideram com { $points }
        }
       *[one] { $is-final ->
            [yes] { $who } ganhou com { $points }
           *[no] { $who } lidera com { $points }
        }
    }
}
tournament-seats = **Etapa { $round } de { $rounds }, mesa { $table }**: { $who }.
tournament-partners-sit = As duplas sentam frente a frente.
tournament-same-deals = { $deals ->
    [one] { $deals } rodada, a mesma em todas as mesas. Não conte a ninguém até a etapa acabar.
   *[other] { $deals } rodadas, as mesmas em todas as mesas. Não conte a ninguém até a etapa acabar.
}

tournament-joined-with = Você entrou, com { $partner }. Para mudar, use **Dupla**.
tournament-joined-asking = Você entrou. Você joga com { $partner } assim que essa pessoa entrar também.
tournament-joined-alone = Você entrou. Você recebe uma dupla no começo ou escolhe uma em **Dupla**.
tournament-partner-ask = Com quem você quer jogar? Essa pessoa aceita tocando em **Entrar** ou escolhendo você.
tournament-partner-pick = Escolha sua dupla
tournament-leave-ask = Sair do torneio? Um computador joga por você nas etapas que faltam.
tournament-you-left = Você saiu do torneio.
tournament-stop-ask = Encerrar este torneio para todo mundo? As partidas em jogo param.
tournament-stopped = O torneio acabou.
tournament-no-standings = Nenhuma etapa acabou ainda.

tournament-picture-title = Torneio
tournament-picture-final = Classificação final
tournament-picture-after = depois da etapa
tournament-picture-round = etapa { $number }
tournament-picture-more-below = e mais { $count }, abaixo
tournament-picture-more = e mais { $count }
tournament-picture-shared = Vitória dividida
tournament-picture-lead = { $points ->
    [one] Vitória por { $points } ponto
   *[other] Vitória por { $points } pontos
}
tournament-alt = { $is-final ->
    [yes] { $game }, classificação final.
   *[no] { $game }, depois da etapa { $played } de { $rounds }.
}
tournament-alt-more = { $count ->
    [one] E mais { $count } posição.
   *[other] E mais { $count } posições.
}

tournament-none-here = Nenhum torneio aberto neste canal. Abra um com { COMMAND("tournament open") }.
contest-rules-locked = As regras estão travadas neste servidor. Deixe o modo em branco.
tournament-no-partners = Aqui cada um joga por si. Entre sem dupla.
tournament-own-partner = Escolha outra pessoa para sua dupla.
tournament-nothing-waits = Ainda não: a próxima etapa começa quando todas as mesas acabarem.
tournament-no-room = { $tables ->
    [one] Isso precisa de { $tables } mesa livre. Restam { $free } no servidor.
   *[other] Isso precisa de { $tables } mesas livres. Restam { $free } no servidor.
}
tournament-not-for-pairs = Duas duplas não podem jogar { $game } com estas regras. Escolha outro jogo, modo ou formato.
tournament-channel-taken = Este canal já tem um torneio. Entre nele ou espere acabar.
tournament-in-channel = Abra torneios em um canal de texto: as mesas são tópicos dele.
tournament-needs-permissions = Preciso de { $permissions } em #{ $channel }: as mesas jogam em tópicos privados. Peça a um admin para liberar.
tournament-pairs-settled = Tarde demais: este torneio já começou, e as duplas estão formadas.
tournament-partner-is-bot = Escolha uma pessoa. Os computadores ocupam os lugares vazios por conta própria.

tournament-thread = Torneio { $tournament }, mesa { $table }
thread-gone = Alguém apagou um tópico deste torneio ou seu canal.
thread-permissions = Preciso de **Criar tópicos privados** e **Enviar mensagens em tópicos** neste canal. Peça a um admin para liberar.
thread-too-many = Este servidor tem todos os tópicos que o Discord permite. Arquive alguns.
thread-refused = O Discord não me deixa criar um tópico aqui.
