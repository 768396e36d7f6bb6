import type { Section } from '../../speech/section.ts';
import type { commands as english } from '../en/commands.ts';

export const commands: Section<typeof english> = {
  worker: { common: 'je gewone werker', grande: 'je grote werker' },
  move: (worker, into, row, actions) => `Verplaats ${worker} ${into}, ${row}: ${actions}`,
  moveHome: (worker) => `Haal ${worker} terug naar je tableau`,
  act: (worker, action, cost) => `Actie met ${worker}: ${action}, ${cost}`,
  withCards: (label, cards) => `${label}, met ${cards}`,
  play: (card) => `Speel ${card}`,
  pickUp: (cost) => `Neem je krijgslisten terug voor ${cost}`,
  flip: (timer) => `Draai ${timer} om`,
  claim: (achievement, taken) => `Claim ${achievement}: ${taken}`,
  refresh: 'Vul de provinciekaarten aan',
  takeReward: (reward) => `Neem ${reward}`,
  done: 'Ik ben klaar',
  notDone: 'Toch nog niet klaar',
  ready: 'Gereed',
  notReady: 'Toch nog niet gereed',
  callTime: 'Zet de klok aan',
  voteTiming: (timing) => `Volgende ronde ${timing}`,
  pause: 'Pauzeer',
  resume: 'Hervat',
  due: 'Het spel gaat verder',
  answers: {
    conquer: (province) => `Verover ${province}`,
    draw: 'Trek van de stapel',
    tuck: (under, yields) => `Schuif de kaart ${under}: ${yields}`,
    swap: (given, gained) => `${given} → ${gained}`,
    glory: (glory) => `Neem ${glory}`,
    noGlory: 'Geen glorie',
    discard: (province) => `Leg ${province} af`,
  },
};
