import type { Section } from '../../speech/section.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Section<typeof english> = {
  gain: (goods) => `erhalte ${goods}`,
  gainLegendary: 'erhalte den legendären Punkt',
  produce: (yourProduction) => `erhalte ${yourProduction}`,
  conquer: 'erobere eine Provinz',
  recover: 'nimm alle deine abgelegten Kriegslisten wieder auf die Hand',
  recoverOne: 'nimm eine deiner abgelegten Kriegslisten wieder auf die Hand',
  retrieve: 'befreie einen deiner Arbeiter aus einer Reihe mit Sanduhr',
  recruit: 'bringe einen kleinen Arbeiter ins Spiel',
  promote: 'tausche einen deiner kleinen Arbeiter gegen einen großen',
  swapVp: 'verschiebe 1 Siegpunkt von einer Leiste auf eine andere (Stärke, Ansehen oder Beliebtheit)',
  swapResources: (one, other) => `tausche beliebig viel ${one} gegen ebenso viel ${other} oder umgekehrt`,
  raiseProvinceLimit: 'behalte ab jetzt bis zu 3 Provinzen je Spalte',
  nothing: 'nichts geschieht',
  pay: (cost, _then, capital) => `zahle ${cost}: ${capital}`,
  hold: (goods) => `du brauchst mindestens ${goods}`,
  nouns: {
    legendary: 'legendärer Punkt',
    conquer: 'Provinz erobern',
    recover: 'alle Kriegslisten zurück',
    recoverOne: 'eine Kriegslist zurück',
    retrieve: 'Arbeiter befreien',
    recruit: 'kleiner Arbeiter',
    promote: 'großer Arbeiter',
    swapVp: '1 Siegpunkt verschieben',
    swapResources: 'Rohstoffe tauschen',
    raiseProvinceLimit: '3 Provinzen je Spalte',
    nothing: 'nichts',
    price: (cost, gained) => `${gained} für ${cost}`,
    free: 'kostenlos',
    costs: (cost) => `kostet ${cost}`,
  },
  actions: {
    noGoldCost: 'Spiele diese Karte zu einer grünen oder lila Arbeiteraktion: Zahle deren 2 Gold nicht.',
    alsoAdjacent:
      'Spiele diese Karte zu einer Arbeiteraktion: Führe auch die Aktion links oder rechts davon in derselben Reihe durch. Zahle für beide.',
    twice: 'Spiele diese Karte zu einer Arbeiteraktion: Zahle deren Kosten zweimal und erhalte die Belohnung zweimal.',
    strike:
      'Schicke einen Arbeiter, der sich bewegen darf, direkt in den Belohnungskasten einer Aktion in einer Reihe mit Sanduhr und führe sie durch; zahle wie üblich ihre Kosten. Nichts blockiert ihn. Aktionen mit Produktion sind ausgenommen.',
  },
  claims: {
    unearned: 'beanspruche die Errungenschaft, ohne ihre Bedingungen zu erfüllen',
    twofold:
      'spiele diese Karte, wenn du die Errungenschaft beanspruchst: Wickle sie zweimal ab, den legendären Marker nimmst du dabei höchstens einmal',
  },
};
