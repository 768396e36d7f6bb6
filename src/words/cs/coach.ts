import type { Section } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';
import { plural } from './speech.ts';

const IN = { purple: 've fialové oblasti', green: 'v zelené oblasti', black: 'v černé oblasti' } as const;

export const coach: Section<typeof english> = {
  name: 'Rádce',
  coached: 's rádcem',
  answer: 'Dokončete, co jste začali: čeká na vás otázka.',
  act: (area) => `Váš služebník může ${IN[area]} provést akci.`,
  short: (area) => `Služebník ${IN[area]} nemůže provést akci: zatím na ni nemáte.`,
  missing: (area) => `Proveďte akci ${IN[area]}, než hodiny někdo překlopí!`,
  caught: (area) => `Služebník na políčku odměn ${IN[area]} se znovu zasekne, až se hodiny vrátí. Přesuňte ho.`,
  claim: 'Můžete dosáhnout úspěchu.',
  flip: (area) => `Písek ${IN[area]} se dosypal. Překlopením se váš čekající služebník dostane k akci.`,
  idle: (count) =>
    plural(count, {
      one: 'Jeden služebník je volný: postavte ho tam, kam hodiny přijdou.',
      few: '# služebníci jsou volní: postavte je tam, kam hodiny přijdou.',
      other: '# služebníků je volných: postavte je tam, kam hodiny přijdou.',
    }),
  pickUp: (count) =>
    plural(count, {
      one: 'Můžete si vzít zpět # kartu.',
      few: 'Můžete si vzít zpět # karty.',
      other: 'Můžete si vzít zpět # karet.',
    }),
  finished: 'Vaši služebníci udělali, co mohli. Pomůže-li to, zahrajte ještě lest, a pak ohlaste, že máte hotovo.',
  lowest: (track, steps) =>
    `${track}: vaše nejnižší stupnice, ${plural(steps, { one: '# krok', few: '# kroky', other: '# kroků' })} ke svitku.`,
  legendary: 'Ještě nejste legendou. Bez komety nikdo nevyhraje.',
  setting: 'Rádce',
  settingHint: 'Šeptá, co je možné. Nikdy u veřejných stolů.',
};
