import type { Section } from '../catalogue.ts';
import type { council as english } from '../en/council.ts';
import { plural } from './speech.ts';

export const council: Section<typeof english> = {
  title: (round) => `Raad na ronde ${round}`,
  steps: ['Stemmen', 'Beloningen', 'Provincies', 'Nieuwe kaarten', 'Werkers', 'Klaar'],
  step: (number, name) => `Stap ${number} van 6: ${name}`,
  votes: (count) => plural(count, { one: '# stem', other: '# stemmen' }),
  neutral: 'Neutraal',
  newOrder: 'De nieuwe volgorde op het privilegespoor',
  bonus: (count) => plural(count, { one: '# punt naar keuze', other: '# punten naar keuze' }),
  noBonus: 'geen punten',
  youChoose: 'Kies je beloning',
  chooses: (name) => `${name} kiest`,
  youDecide: 'Maak je keuze',
  decides: (name) => `${name} beslist`,
  takenBy: (name) => `Genomen door ${name}`,
  favourOpen: 'voor iedereen, zo vaak als gewenst',
  discardTitle: 'Te veel provincies',
  discardHint: (count) =>
    plural(count, {
      one: 'Eén provincie uit deze kolom verdwijnt uit het spel. Welke?',
      other: '# provincies uit deze kolom verdwijnen uit het spel. Welke?',
    }),
  discardWait: 'Anderen moeten nog provincies afstaan.',
  movesTitle: 'Verplaats je werkers',
  movesHint:
    'Rijen met een zandloper zijn dicht. Tot iedereen klaar is, mag een hogere rang een kader van een lagere overnemen.',
  timed: 'Met zandlopers',
  untimed: 'Zonder zandlopers',
  willBe: {
    timed: 'De volgende ronde spelen we met zandlopers.',
    untimed: 'De volgende ronde spelen we zonder zandlopers.',
  },
  ready: 'Klaar voor de ronde',
  takeBack: 'Nog niet',
  waitingFor: (names) => `We wachten op ${names}`,
  sandRuns: (time) => `Het zand loopt nog: ${time}`,
  lookAtTable: 'Bekijk de tafel',
  backToCouncil: 'Terug naar de raad',
  timeLeft: (time) => `nog ${time}`,
  calledTitle: 'De raad is opgeroepen',
  calledHint: 'Er wordt geen zandloper meer omgedraaid. Doe wat je nog kunt en zeg dan dat je klaar bent.',
  done: 'Klaar',
  undone: 'Toch niet',
  isDone: 'klaar',
  callTime: 'Tijd afroepen',
  callTimeHint: 'Wie nog niet klaar is, krijgt nog even de tijd, de laagste rang eerst.',
  onClock: (name, time) => `${name} heeft nog ${time}`,
  yourClock: (time) => `Jouw laatste woord: ${time}`,
  lastWordOrder: 'Volgorde van het laatste woord',
};
