import type { Section } from '../../speech/section.ts';
import type { commands as english } from '../en/commands.ts';

export const commands: Section<typeof english> = {
  worker: { common: 'kleinen Arbeiter', grande: 'großen Arbeiter' },
  move: (worker, into, row, actions) => `${worker} ${into} stellen, ${row}: ${actions}`,
  moveHome: (worker) => `${worker} aufs Tableau zurückholen`,
  act: (worker, action, cost) => `Aktion durchführen (${worker}): ${action}, ${cost}`,
  withCards: (label, cards) => `${label}, mit ${cards}`,
  play: (card) => `${card} spielen`,
  pickUp: (cost) => `Kriegslisten für ${cost} aufnehmen`,
  flip: (timer) => `${timer} umdrehen`,
  claim: (achievement, taken) => `${achievement} beanspruchen: ${taken}`,
  refresh: 'Provinzen auffüllen',
  takeReward: (reward) => `${reward} nehmen`,
  done: 'Ich bin fertig',
  notDone: 'Doch noch nicht fertig',
  ready: 'Bereit',
  notReady: 'Doch noch nicht bereit',
  callTime: 'Frist setzen',
  voteTiming: (timing) => `Nächste Runde ${timing}`,
  pause: 'Pause',
  resume: 'Weiter',
  due: 'Das Spiel geht weiter',
  answers: {
    conquer: (province) => `${province} erobern`,
    draw: 'Vom Stapel ziehen',
    tuck: (under, yields) => `${under} schieben: ${yields}`,
    swap: (given, gained) => `${given} → ${gained}`,
    glory: (glory) => `${glory} nehmen`,
    noGlory: 'Kein Ruhm',
    discard: (province) => `${province} ablegen`,
  },
};
