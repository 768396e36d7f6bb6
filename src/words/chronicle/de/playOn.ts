import type { Section } from '../../speech/section.ts';
import type { playOn as english } from '../en/playOn.ts';

export const playOn: Section<typeof english> = {
  title: 'Ab hier weiterspielen',
  from: (round, time) => `Ab Runde ${round}, nach ${time}, und alles steht wie damals, auch der Sand.`,
  terms:
    'Noch nicht ausgelegte Karten werden neu gemischt: Niemand weiß, was kommt. So eine Partie zählt nie für Wertungen.',
  seat: 'Du spielst',
  alone: 'Gegen Bots weiterspielen',
  friends: 'Mit Freunden weiterspielen',
  friendsHint:
    'Du bekommst einen Tisch mit einem Link. Dort wählen alle einen Charakter, und auf die übrigen Plätze können Bots.',
  failed: 'Das hat nicht geklappt. Vielleicht bist du offline, oder die Partie folgt älteren Regeln.',
  whatIf: 'Was wäre, wenn',
  begun: 'aus einer anderen Partie',
  about: (round) => `Diese Partie wurde ab Runde ${round} einer anderen gespielt. Bis dahin sind beide gleich.`,
  original: 'Die andere Partie',
  here: 'Diese Partie',
  course: 'Siegpunkte in beiden Partien',
  loading: 'Die andere Partie wird geladen …',
  missing: 'Die andere Partie lässt sich nicht mehr laden; es gibt nichts zu vergleichen.',
  file: 'Die andere kam aus einer Datei; hier lassen sich die beiden nicht vergleichen.',
  watch: 'Die andere Partie ansehen',
};
