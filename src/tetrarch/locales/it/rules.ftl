# Le pagine delle regole.

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
