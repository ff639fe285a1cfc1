## Il tabellone

kingsburg_web-court = La corte del re
kingsburg_web-calendar = Calendario
kingsburg_web-year = Anno { $year }
kingsburg_web-order = Ordine di gioco: { $list }
kingsburg_web-envoy = Agente del re: { $name }
kingsburg_web-has-envoy = ha l'agente del re
kingsburg_web-aid = Aiuto del re, un dado bianco: { $name }
kingsburg_web-nobody = nessuno
kingsburg_web-neutral = dadi neutrali
kingsburg_web-private = Caselle private di { $name }
kingsburg_web-whim = Capriccio { $number }
kingsburg_web-invaders = Invasori
kingsburg_web-valley = Valle
kingsburg_web-hidden = non ancora visti
kingsburg_web-over = la battaglia è finita
kingsburg_web-strengths = non ancora visti, forza { $span }
kingsburg_web-defeat = La sconfitta costa { $list }
kingsburg_web-victory = La vittoria porta { $list }
kingsburg_web-open = Visibili a tutti
kingsburg_web-seen = Visti da { $list }
kingsburg_web-amount = { $item ->
    [gold] { $count ->
        [one] { $count } oro
       *[other] { $count } ori
    }
    [wood] { $count ->
        [one] { $count } legno
       *[other] { $count } legni
    }
    [stone] { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }
    [any] { $count ->
        [one] { $count } merce a scelta
       *[other] { $count } merci a scelta
    }
    [building] { $count ->
        [one] { $count } edificio
       *[other] { $count } edifici
    }
   *[vp] { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
}
kingsburg_web-destiny = Destino dell'anno
kingsburg_web-tray = I tuoi dadi
kingsburg_web-tray-hint = Scegli dei dadi per vedere chi raggiungono insieme, oppure scegli un consigliere.
kingsburg_web-die = { $white ->
    [yes] dado bianco { $face }
   *[no] dado { $face }
}
kingsburg_web-sum = Somma { $sum }
kingsburg_web-clear = Rimetti giù i dadi
kingsburg_web-nobody-reached = Questi dadi non raggiungono nessuno che sia libero.
kingsburg_web-tracks = Tracciati
kingsburg_web-soldiers = Soldati
kingsburg_web-points = Punti
kingsburg_web-governors = Governatori
kingsburg_web-bid = offerta più alta: { $points }
kingsburg_web-choose = Che cosa fai qui?
kingsburg_web-choices = Scegli
kingsburg_web-passed = ha passato
kingsburg_web-fights = combatte con { $total }
kingsburg_web-empty = ancora nessun edificio

## La mia area

kingsburg_web-provinces = Province
kingsburg_web-province = Provincia di { $name }
kingsburg_web-reconstructed = * ricostruito: costo, punti ed effetto sono in parte nostri
kingsburg_web-state = { $state ->
    [built] costruito
    [affordable] si può pagare ora
    [next] è il prossimo della riga, ora troppo caro
   *[later] mancano gli edifici che lo precedono
}
kingsburg_web-battle = In battaglia
kingsburg_web-against = { $race ->
    [goblins] contro i Goblin
    [orcs] contro gli Orchi
    [zombies] contro gli Zombi
    [demons] contro i Demoni
    [barbarians] contro i Barbari
   *[dragons] contro i Draghi
}: { $bonus }
kingsburg_web-troops = Gettoni truppe rimasti: { $list }

## The winter, told piece by piece

kingsburg_web-moment-winter = Inverno dell'anno { $year }
kingsburg_web-moment-strength = forza degli invasori
kingsburg_web-moment-soldiers = soldati propri
kingsburg_web-moment-king = soldati del re
kingsburg_web-moment-buildings = edifici e tutto il resto
kingsburg_web-moment-outcome = { $outcome ->
    [won] Vittoria
    [drawn] Respinti
   *[lost] Sconfitta
}
