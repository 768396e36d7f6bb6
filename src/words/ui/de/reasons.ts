import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: Section<typeof english> = {
  because: (what, why) => `${what} – ${why}`,
  awaits: (gains, timer) => `für ${gains}, sobald ${timer} in diese Reihe kommt`,
  aProvince: 'eine Provinz',
  steps: (along, steps) =>
    `${along} ${plural(steps, { one: 'fehlt noch # Schritt', other: 'fehlen noch # Schritte' })} bis zum Pergament`,
  parchment: 'auf dem Pergament zählt am Ende jeder Schritt',
  conquest: (goods) => `für eine Provinz braucht es noch ${goods}`,
  conquestPaid: 'das reicht, um eine Provinz zu erobern',
  achievement: (goods) => `für die Errungenschaft braucht es noch ${goods}`,
  province: (production, goods) => `die ${production} bringt nun jedes Mal zusätzlich ${goods}`,
  lacks: (goods) => `aber zum Bezahlen braucht es noch ${goods}`,
  plain: {
    legendary: 'ohne den legendären Punkt gewinnt niemand',
    claimable: 'mehr verlangt die Errungenschaft nicht',
    mostVotes: 'bisher die meisten Stimmen und damit freie Wahl im Rat',
    votes: 'die Stimmen entscheiden, wer im Rat zuerst wählt',
    gold: 'jede grüne und lila Aktion kostet 2 Gold',
    culture: 'mit Kultur kommen gespielte Kriegslisten wieder auf die Hand',
    provinces: 'eine Provinz macht eine Produktion bis zum Spielende reicher',
    worker: 'ein Arbeiter mehr bis zum Spielende',
    grande: 'ein großer Arbeiter wird nie blockiert',
    card: 'sie lässt sich noch einmal spielen',
    cards: 'jede Kriegslist lässt sich noch einmal spielen',
    frees: 'so kann er gleich wieder eingesetzt werden',
    flipToAct: 'so kann der Arbeiter dort seine Aktion durchführen',
    flipToFree: 'so kommt der Arbeiter frei, der dort festsitzt',
    flipToGoOn: 'der Sand war durch, und sonst drehte sie niemand um',
  },
};
