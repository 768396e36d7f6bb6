import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: Section<typeof english> = {
  because: (what, why) => `${what} – ${why}`,
  awaits: (gains, timer) => `voor ${gains}, zodra ${timer} in deze rij komt`,
  aProvince: 'een provincie',
  steps: (along, steps) => `${along} nog ${plural(steps, { one: '# stap', other: '# stappen' })} tot het perkament`,
  parchment: 'op het perkament telt aan het eind elke stap',
  conquest: (goods) => `voor een provincie nog nodig: ${goods}`,
  conquestPaid: 'genoeg om een provincie te veroveren',
  achievement: (goods) => `voor de prestatie nog nodig: ${goods}`,
  province: (production, goods) => `${production} brengt nu elke keer ${goods} extra op`,
  lacks: (goods) => `maar om te betalen nog nodig: ${goods}`,
  plain: {
    legendary: 'zonder het legendarische punt kan niemand winnen',
    claimable: 'meer vraagt de prestatie niet',
    mostVotes: 'de meeste stemmen tot nu toe, dus de eerste keus in de raad',
    votes: 'de stemmen bepalen wie in de raad als eerste kiest',
    gold: 'elke actie in groen en paars kost 2 goud',
    culture: 'met cultuur komen gespeelde krijgslisten terug in de hand',
    provinces: 'een provincie maakt een productie rijker tot het einde van het spel',
    worker: 'één werker meer tot het einde van het spel',
    grande: 'een grote werker wordt nooit geblokkeerd',
    card: 'die kan nog een keer worden gespeeld',
    cards: 'elke krijgslist kan nog een keer worden gespeeld',
    frees: 'zo kan hij meteen opnieuw worden gezet',
    flipToAct: 'zo kan de werker die daar wacht zijn actie uitvoeren',
    flipToFree: 'zo komt de werker die daar vastzit vrij',
    flipToGoOn: 'het zand was doorgelopen en niemand anders draaide hem om',
  },
};
