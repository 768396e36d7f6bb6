import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { end as english } from '../en/end.ts';

export const end: Section<typeof english> = {
  title: 'Het einde',
  winner: (name) => `${name} krijgt de kroon`,
  youWin: 'De kroon is van jou',
  nobody: 'Burgeroorlog: niemand regeert',
  outcomes: {
    complete: 'Alle vier de sporen staan op het perkament.',
    closest:
      'Niemand kreeg alle vier de sporen op het perkament. Van de spelers met het legendarische punt wint het beste laagste spoor.',
    civilWar: 'Niemand heeft het legendarische punt. De troon blijft leeg.',
  },
  place: (number) => `${number}.`,
  ranking: 'Eindstand',
  why: {
    parchment: (other) => `Alle vier de sporen op het perkament; ${other} haalde dat niet.`,
    points: (own, other, theirs) =>
      `${plural(own, { one: '# punt', other: '# punten' })} op het perkament, ${other} heeft er ${theirs}.`,
    glory: (own, other, theirs) => `Evenveel punten als ${other}; glorie ${own} tegen ${theirs}.`,
    legendary: (other) => `Heeft het legendarische punt; ${other} niet.`,
    lowest: (other) => `Het laagste spoor staat dichter bij het perkament dan dat van ${other}.`,
    nextLowest: (other) => `De laagste sporen zijn gelijk; het volgende staat verder dan dat van ${other}.`,
    privilege: (other) => `Gelijk met ${other}; het hogere privilege beslist.`,
    last: 'Laatste plaats.',
    alone: 'Alleen gespeeld.',
    first: 'Alle vier de sporen op het perkament.',
    short: 'Niet alle vier de sporen haalden het perkament.',
  },
  tracks: 'De vier sporen',
  toGo: (count) => plural(count, { one: 'nog #', other: 'nog #' }),
  inside: (count) => plural(count, { one: '# op perkament', other: '# op perkament' }),
  glory: (count) => plural(count, { one: '# glorie', other: '# glorie' }),
  onParchment: 'op het perkament',
  legendary: 'Legendarisch',
  story: 'Het verhaal van het spel',
  pointsChart: 'Alle stappen op de sporen in de loop van de tijd',
  actionsChart: 'Acties per ronde',
  minutes: 'minuten',
  round: (number) => `Ronde ${number}`,
  player: 'Speler',
  noStory: 'Alleen wie er het hele spel bij was, ziet het verhaal.',
  rematch: 'Nog een keer',
  toRematch: 'Naar de nieuwe tafel',
  rematchHint: 'Dezelfde mensen, een nieuwe tafel.',
  replay: 'Opname bekijken',
  home: 'Startpagina',
  lookAtTable: 'Bekijk de tafel',
  backToResult: 'Terug naar de uitslag',
};
