import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { council as english } from '../en/council.ts';

export const council: Section<typeof english> = {
  title: (round) => `Raad na ronde ${round}`,
  steps: ['Stemmen', 'Beloningen', 'Provincies', 'Nieuwe kaarten', 'Werkers', 'Gereed'],
  step: (number, name) => `Stap ${number} van 6: ${name}`,
  votes: (count) => plural(count, { one: '# stem', other: '# stemmen' }),
  neutral: 'Neutraal',
  newOrder: 'De nieuwe volgorde op het privilegespoor',
  tie: 'Bij evenveel stemmen gaat voor wie tot nu toe lager stond.',
  bonus: (count) => plural(count, { one: '# punt naar keuze', other: '# punten naar keuze' }),
  noBonus: 'geen punten',
  youChoose: 'Kies je beloning',
  chooses: (name) => `${name} kiest`,
  youDecide: 'Maak je keuze',
  decides: (name) => `${name} beslist`,
  takenBy: (name) => `Genomen door ${name}`,
  takenByYou: 'Door jou genomen',
  favourOpen: 'altijd voor iedereen te krijgen',
  discardTitle: 'Te veel provincies',
  discardHint: (count) =>
    plural(count, {
      one: 'Kies een provincie die uit deze kolom verdwijnt.',
      other: 'Kies # provincies die uit deze kolom verdwijnen.',
    }),
  discardWait: 'Andere spelers leggen nog provincies af.',
  movesTitle: 'Verplaats je werkers',
  movesHint:
    'Rijen met een zandloper zijn dicht. Tot iedereen gereed is, mag een hogere rang een kader van een lagere overnemen.',
  timed: 'Met zandlopers',
  untimed: 'Zonder zandlopers',
  willBe: {
    timed: 'De volgende ronde spelen we met zandlopers.',
    untimed: 'De volgende ronde spelen we zonder zandlopers.',
  },
  ready: 'Gereed voor de ronde',
  waitingFor: (names) => `We wachten op ${names}`,
  sandRuns: (round, time) => `${round} wacht tot het laatste zand is doorgelopen: ${time}`,
  lookAtTable: 'Bekijk de tafel',
  backToCouncil: 'Terug naar de raad',
  timeLeft: (time) => `nog ${time}`,
  calledTitle: 'De raad is opgeroepen',
  calledHint: 'Er wordt geen zandloper meer omgedraaid. Doe wat je nog wilt en druk dan op ‘Ik ben klaar’.',
  done: 'Ik ben klaar',
  undone: 'Toch niet',
  isDone: 'klaar',
  callTime: 'Klok aanzetten',
  callTimeHint: 'Wie nog niet klaar is, krijgt nog één kans om iets te doen, de laagste rang eerst.',
  onClock: (name, time) => `${name} heeft nog ${time}`,
  yourClock: (time) => `Jouw laatste acties: ${time}`,
  lastWordOrder: 'Volgorde van de laatste acties',
};
