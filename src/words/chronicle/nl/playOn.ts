import type { Section } from '../../speech/section.ts';
import type { playOn as english } from '../en/playOn.ts';

export const playOn: Section<typeof english> = {
  title: 'Vanaf hier verder spelen',
  from: (round, time) => `Vanaf ronde ${round}, na ${time}, met alles zoals het stond, ook het zand.`,
  terms:
    'Kaarten die nog niet zijn gedeeld, worden opnieuw geschud: niemand weet wat er komt. Zo’n spel telt nooit mee voor ratings.',
  seat: 'Jij speelt',
  alone: 'Verder spelen tegen bots',
  friends: 'Verder spelen met vrienden',
  friendsHint:
    'Je krijgt een tafel met een link. Daar kiest iedereen een personage, en bots kunnen de andere plaatsen innemen.',
  failed: 'Dat is niet gelukt. Misschien ben je offline, of dit spel volgt oudere regels.',
  whatIf: 'Wat als',
  begun: 'uit een ander spel',
  about: (round) => `Dit spel is begonnen vanaf ronde ${round} van een ander spel. Tot daar zijn beide gelijk.`,
  original: 'Het andere spel',
  here: 'Dit spel',
  course: 'Overwinningspunten in beide spellen',
  loading: 'Het andere spel wordt geladen …',
  missing: 'Het andere spel kan niet meer worden geladen; er valt niets te vergelijken.',
  file: 'Het andere kwam uit een bestand; de twee zijn hier niet te vergelijken.',
  watch: 'Het andere spel bekijken',
};
