# Le pagine delle regole.

## La pagina

rules-part-of = { $game }: { $part }
rules-all = Regole degli altri giochi
rules-parts = Parti delle regole
rules-print = Stampa
rules-search-signs = Cerca tra i segni
rules-expansions = Espansioni
rules-in-play = in gioco al tuo tavolo
rules-found = { $count ->
    [one] Una regola ne parla.
   *[other] { $count } regole ne parlano.
}
rules-count = Regole numerate: { $count } su { $all }. Ognuna ha un indirizzo proprio.
rules-everything = Anche quelle delle espansioni che non sono in gioco

## Gruppi di segni

rules-legend-board = Sulla plancia
rules-legend-councillors = Consiglieri e carte
rules-legend-cities = Città e regioni
rules-legend-gains = Che cosa si ottiene
rules-legend-tiles = Tessere
rules-legend-things = Cose
rules-legend-monasteries = Monasteri
rules-legend-expansions = Espansioni
rules-legend-goods = Merci e dadi
rules-legend-seasons = Calendario e corte
rules-legend-battle = Battaglia
rules-legend-advisors = Consiglieri
rules-legend-buildings = Edifici
rules-legend-alternative = Edifici delle righe alternative

## Capitoli dei riassunti

rules-title-goal = Ambientazione e scopo
rules-title-setup = Preparazione
rules-title-turn = Un turno
rules-title-scoring = Punteggio
rules-title-end = Fine della partita
rules-title-locations = Tessere luogo
rules-title-guilds = Carte Gilda
