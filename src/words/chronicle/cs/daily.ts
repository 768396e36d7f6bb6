import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Section<typeof english> = {
  ranking: 'Žebříček',
  people: (count) =>
    plural(count, {
      one: 'Partii odevzdal # člověk.',
      few: 'Partii odevzdali # lidé.',
      other: 'Partii odevzdalo # lidí.',
    }),
  nobody: 'Partii zatím nikdo neodevzdal.',
  mine: (rank, people) => `Jste na ${rank}. místě z ${people}.`,
  streak: (days) => plural(days, { one: '# den v řadě', few: '# dny v řadě', other: '# dní v řadě' }),
  needsName: 'Žebříček je pro ověřená jména.',
  takeName: 'Ověřit jméno',
  counts: 'Vaše partie je v žebříčku. Server ji přehrál znovu a došel ke stejnému výsledku.',
  refusedToday: 'Vaše partie se nepočítá.',
  refusedDay: (date) => `Vaše partie ze dne ${date} se nepočítá.`,
  refusals: {
    refused: 'Server ji přehrál znovu a našel tah, který pravidla zakazují.',
    otherRegent: 'Server ji přehrál znovu a některý regent udělal něco, co by neudělal.',
    idleRegent: 'Některý regent čekal déle, než čeká. Stává se to na velmi pomalém zařízení.',
    unfinished: 'Nebyla dohrána do konce.',
    tooSlow: 'Je příliš dlouhá na to, aby ji server přehrál znovu.',
    notNow: 'Den lze odevzdat do 30 dnů.',
  },
  waits: 'Partie se odevzdá, jakmile server odpoví.',
  watchBest: (date, name) => `Přehrát nejlepší partii ze dne ${date}: ${name}`,
};
