import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { coach as english } from '../en/coach.ts';

const IN = { purple: 've fialové oblasti', green: 'v zelené oblasti', black: 'v černé oblasti' } as const;

export const coach: Section<typeof english> = {
  name: 'Rádce',
  coached: 's rádcem',
  answer: 'Otázka čeká na vaši odpověď.',
  act: (area) => `Váš služebník může ${IN[area]} provést akci.`,
  short: (area) => `Služebník ${IN[area]} nemůže provést akci: zatím na ni nemáte.`,
  missing: (area) => `Proveďte akci ${IN[area]}, než hodiny někdo překlopí!`,
  caught: (area) => `Přesuňte služebníka z políčka odměn ${IN[area]}, jinak se zasekne, až se hodiny vrátí.`,
  claim: 'Můžete dosáhnout úspěchu.',
  flip: (area) => `Písek ${IN[area]} se dosypal. Překlopte hodiny, aby váš služebník mohl provést akci.`,
  flipFree: (area) => `Písek ${IN[area]} se dosypal. Překlopte hodiny, aby váš služebník mohl zase odejít.`,
  idle: (count) =>
    plural(count, {
      one: 'Jeden služebník je volný: postavte ho tam, kam hodiny přijdou.',
      few: '# služebníci jsou volní: postavte je tam, kam hodiny přijdou.',
      other: '# služebníků je volných: postavte je tam, kam hodiny přijdou.',
    }),
  pickUp: (count) =>
    plural(count, {
      one: 'Můžete si vzít zpět # kartu lsti.',
      few: 'Můžete si vzít zpět # karty lstí.',
      other: 'Můžete si vzít zpět # karet lstí.',
    }),
  finished: 'Vaši služebníci udělali, co mohli. Pomůže-li to, zahrajte ještě lest, a pak stiskněte „Mám hotovo“.',
  lowest: (track, steps) =>
    `${track}: vaše nejnižší stupnice, ${plural(steps, { one: '# krok', few: '# kroky', other: '# kroků' })} ke svitku.`,
  legendary: 'Legendární bod ještě nemáte. Bez něj nikdo nemůže vyhrát.',
  setting: 'Rádce',
  settingHint: 'Navrhuje, co můžete udělat. Ne u veřejných stolů a hodnocených partií.',
};
