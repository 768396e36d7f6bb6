import type { Section } from '../../speech/section.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Section<typeof english> = {
  lapses: 'Was besser gewesen wäre',
  lapsesHint: 'Der Großmeister hat jede Entscheidung in Gedanken weitergespielt. Er irrt sich, aber selten.',
  noLapses: 'Keine Entscheidung hat 3 % oder mehr gekostet.',
  looking: (done, of) => `Der Großmeister betrachtet Entscheidung ${done} von ${of} …`,
  waited: (timer, cost) => `Das Warten auf ${timer} hat ${cost} gekostet.`,
  did: (deed, cost) => `${cost} verloren: ${deed}.`,
  better: (deed) => `Besser: ${deed}.`,
  betterWait: 'Besser: warten.',
};
