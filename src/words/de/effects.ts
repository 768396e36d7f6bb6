import type { Section } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Section<typeof english> = {
  gain: (goods) => `erhalte ${goods}`,
  gainLegendary: 'erhalte den legendären Punkt',
  produce: (yourProduction) => `erhalte ${yourProduction}`,
  conquer: 'erobere eine Provinz',
  recover: 'nimm alle deine abgelegten Kriegslisten wieder auf die Hand',
  recoverOne: 'nimm eine deiner abgelegten Kriegslisten wieder auf die Hand',
  retrieve: 'befreie einen deiner Arbeiter aus einer Reihe mit Sanduhr',
  recruit: 'bring einen kleinen Arbeiter ins Spiel',
  promote: 'tausche einen deiner kleinen Arbeiter gegen einen großen',
  swapVp: 'tausche 1 Siegpunkt gegen 1 auf einer anderen Leiste (nicht der legendären)',
  swapResources: (one, other) => `tausche beliebig viel ${one} gegen ebenso viel ${other} oder umgekehrt`,
  raiseProvinceLimit: 'behalte ab jetzt bis zu drei Provinzen je Spalte',
  nothing: 'nichts geschieht',
  pay: (cost, then) => `zahle ${cost}: ${then.charAt(0).toUpperCase()}${then.slice(1)}`,
  hold: (goods) => `besitze mindestens ${goods}`,
  nouns: {
    legendary: 'legendärer Punkt',
    conquer: 'Provinz erobern',
    recover: 'alle Kriegslisten zurück',
    recoverOne: 'eine Kriegslist zurück',
    retrieve: 'Arbeiter befreien',
    recruit: 'kleiner Arbeiter',
    promote: 'großer Arbeiter',
    swapVp: '1 Siegpunkt tauschen',
    swapResources: 'Rohstoffe tauschen',
    raiseProvinceLimit: 'drei Provinzen je Spalte',
    nothing: 'nichts',
    price: (cost, gained) => `${gained} für ${cost}`,
    free: 'kostenlos',
    costs: (cost) => `kostet ${cost}`,
  },
  actions: {
    noGoldCost: 'Spiel diese Karte zu einer grünen oder lila Arbeiteraktion: Die 2 Gold entfallen.',
    alsoAdjacent:
      'Spiel diese Karte zu einer Arbeiteraktion: Führe auch die Aktion links oder rechts davon in derselben Reihe aus. Zahle für beide.',
    twice: 'Spiel diese Karte zu einer Arbeiteraktion: Zahle dafür zweimal und erhalte die Belohnung zweimal.',
    strike:
      'Schick einen freien Arbeiter direkt in den Belohnungskasten einer Aktion in einer Reihe mit Sanduhr und führe sie aus. Nichts blockiert ihn; eine Produktion darf es nicht sein.',
  },
  claims: {
    unearned: 'beanspruche die Errungenschaft, ohne zu besitzen, was sie verlangt',
    twofold:
      'spiel diese Karte, wenn du die Errungenschaft beanspruchst: Sie gilt zweimal, den legendären Punkt gibt es dabei höchstens einmal',
  },
};
