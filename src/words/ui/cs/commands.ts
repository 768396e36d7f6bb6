import type { Section } from '../../speech/section.ts';
import type { commands as english } from '../en/commands.ts';

export const commands: Section<typeof english> = {
  worker: { common: 'běžného služebníka', grande: 'mocného služebníka' },
  move: (worker, into, row, actions) => `Přesunout ${worker} ${into}, ${row}: ${actions}`,
  moveHome: (worker) => `Vrátit ${worker} na desku`,
  act: (worker, action, cost) => `Provést akci (${worker}): ${action}, ${cost}`,
  withCards: (label, cards) => `${label} + ${cards}`,
  play: (card) => `Zahrát kartu ${card}`,
  pickUp: (cost) => `Vzít si zpět karty lstí za ${cost}`,
  flip: (timer) => `Překlopit ${timer}`,
  claim: (achievement, taken) => `Dosáhnout úspěchu ${achievement}: ${taken}`,
  refresh: 'Obnovit nabídku provincií',
  takeReward: (reward) => `Vzít odměnu ${reward}`,
  done: 'Mám hotovo',
  notDone: 'Vzít zpět „hotovo“',
  ready: 'Připraveno',
  notReady: 'Vzít zpět „připraveno“',
  callTime: 'Vyzvat k dokončení',
  voteTiming: (timing) => `Další kolo ${timing}`,
  pause: 'Pozastavit',
  resume: 'Pokračovat',
  due: 'Hra jde dál',
  answers: {
    conquer: (province) => `Dobýt: ${province}`,
    draw: 'Vzít z balíčku',
    tuck: (under, yields) => `Zasunout ${under}: ${yields}`,
    swap: (given, gained) => `${given} → ${gained}`,
    glory: (glory) => `Vzít ${glory}`,
    noGlory: 'Bez slávy',
    discard: (province) => `Odhodit: ${province}`,
  },
};
