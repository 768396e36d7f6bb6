import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: Section<typeof english> = {
  title: 'Statistika',
  hint: 'Všechny partie dohrané na tomto serveru od chvíle, kdy je počítá; lidé a boti zvlášť. Místa, kde za člověka dohrál bot, se nepočítají.',
  none: 'Zatím se tu nezapočítala žádná partie.',
  download: 'Stáhnout',
  players: 'Počet hráčů',
  games: (count) => plural(count, { one: '# partie', few: '# partie', other: '# partií' }),
  people: 'Lidé',
  bots: 'Boti',
  overview: 'V kostce',
  seats: 'Odehraná místa',
  complete: 'Dokončený svitek',
  points: 'Průměr bodů',
  winning: 'Body vítěze',
  winners: 'Výhry podle bodů',
  onAxis: 'Body',
  byPlayers: 'Podle počtu hráčů',
  even: 'Při stejné síle',
  evenHint:
    '„Při stejné síle“ říká, jak často by tato místa vyhrála, kdyby u jejich stolů byli všichni stejně dobří. Kdo vyhrává častěji, je silnější než jeho spoluhráči.',
  byCharacter: 'Podle postavy',
  character: 'Postava',
  won: 'Výhry',
  rewards: 'První odměna rady',
  reward: 'Odměna rady',
  length: 'Délka partií',
  minutes: 'Minuty',
  average: (minutes) => `průměrně ${minutes} minut`,
  onlyPeople: 'Jen lidé',
  mixed: 'S boty',
};
