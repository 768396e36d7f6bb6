import type { Section } from '../catalogue.ts';
import type { about as english } from '../en/about.ts';

export const about: Section<typeof english> = {
  title: 'Wat is dit?',
  rule: 'Regel',
  previous: 'Vorige',
  next: 'Volgende',
  workers: {
    free: 'Mag in elk kader van een rij zonder zandloper gezet worden.',
    waiting: 'Wacht in zijn kader tot de zandloper naar zijn rij komt.',
    canAct: 'Mag de actie onder zijn kader uitvoeren zolang de zandloper in zijn rij staat.',
    stuck: 'Kan niet weg tot de zandloper zijn rij verlaat.',
  },
  timer:
    'In zijn rij komen werkers in actie, in de andere worden ze gezet. Is het zand door, dan mag iedereen hem naar de andere rij draaien.',
  markers: 'Elke keer dat de paarse zandloper draait, valt er een af; na de laatste is de raad opgeroepen.',
  frame: 'Een plek voor een werker. Een grote werker mag ook staan waar al iemand staat.',
  resource: 'Betaalt acties en kaarten en telt mee voor de prestatie.',
  votes: 'Wie er in de raad de meeste heeft, staat vooraan bij het privilege. Daarna lever je alle stemmen in.',
  track: 'Moet het perkament bereiken. Je laagste spoor beslist het spel.',
  legendary: 'Krijg je met de prestatie. Zonder dit punt wint niemand.',
  slot: 'Een productie geeft wat het tableau toont en wat elke provincie eronder in die kleur toont.',
  province: 'Eenmaal veroverd ligt hij onder één productie en geeft hij wat hij daar toont.',
  deck: 'Vult de open provincies aan. De bovenste kaart kun je ongezien veroveren.',
  privilege: 'Wie hoger staat, wint als twee tegelijk hetzelfde willen, en kiest eerder in de raad.',
  tokenValue: (points) => `In de raad waard: ${points}.`,
};
