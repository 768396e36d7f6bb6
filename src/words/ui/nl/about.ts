import type { Section } from '../../speech/section.ts';
import type { about as english } from '../en/about.ts';

export const about: Section<typeof english> = {
  title: 'Wat is dit?',
  now: (goods) => `Op dit moment: ${goods}.`,
  limit: (count) => `Van elk middel kun je er ${count} hebben; de rest vervalt.`,
  takeWorker: 'Kies een van je vrije werkers, dan dit kader.',
  putHere: 'Kies het kader om je werker hier neer te zetten.',
  needsWorker:
    'Zet hiervoor een werker in het kader erboven. Hij voert de actie uit als de zandloper in deze rij komt.',
  rule: 'Lees de regel',
  previous: 'Vorige',
  next: 'Volgende',
  workers: {
    free: 'Mag in elk open kader van een rij zonder zandloper gezet worden.',
    waiting: 'Wacht in zijn kader tot de zandloper naar zijn rij komt.',
    canAct: 'Mag de actie onder zijn kader uitvoeren zolang de zandloper in zijn rij staat.',
    stuck: 'Kan niet weg tot de zandloper zijn rij verlaat.',
  },
  timer:
    'In zijn rij voeren werkers acties uit, in de andere worden ze gezet. Is het zand doorgelopen, dan mag iedereen hem op de andere rij omdraaien.',
  markers: 'Elke keer dat paars wordt omgedraaid, valt er een van het bord; na de laatste wordt de raad opgeroepen.',
  orToken: 'In plaats daarvan mag je de legendarische steen nemen: dat is het legendarische punt.',
  moments:
    'In een ronde zonder zandlopers wordt er elf keer omgedraaid. Elk veld toont de zandlopers die daar worden omgedraaid; als iedereen klaar is, komt het volgende.',
  frame: 'Een plek voor een werker. Een grote werker mag ook staan waar al iemand staat.',
  resource: 'Hiermee betaal je acties en kaarten; telt ook mee voor de prestatie.',
  votes: 'Wie in de raad de meeste stemmen heeft, staat vooraan op het privilegespoor. Daarna levert iedereen ze in.',
  track:
    'Alle vier de sporen moeten het perkament bereiken. Dan tellen de punten erop; haalt niemand dat, dan telt het laagste spoor.',
  legendary: 'Krijg je met de prestatie of met een laatste raadsbeloning. Zonder dit punt kan niemand winnen.',
  slot: 'Een productie geeft wat het tableau toont en wat elke provincie eronder in die kleur toont.',
  province: 'Ligt na het veroveren in één kolom, en die productie geeft voortaan meer.',
  recruit:
    'Nog niet in het spel. Een krijgslist of raadsbeloning die een werker in het spel brengt, zet hem op je bord.',
  deck: 'Vult de open provincies aan. De bovenste kaart kun je ongezien veroveren.',
  privilege: 'Wie hoger staat, wint als twee tegelijk hetzelfde willen, en kiest eerder in de raad.',
  tokenValue: (points) => `In de raad waard: ${points}.`,
};
