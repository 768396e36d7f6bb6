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
  handedIn: 'Vaše partie je v žebříčku. Server ji přehrál znovu a došel ke stejnému výsledku.',
  refused: 'Server vaši partii přehrál znovu a došel k jinému výsledku, proto se nepočítá.',
  waits: 'Partie se odevzdá, jakmile server odpoví.',
  watchBest: (date, name) => `Přehrát nejlepší partii ze dne ${date}: ${name}`,
};
