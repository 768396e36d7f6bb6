import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: Section<typeof english> = {
  because: (what, why) => `${what} – ${why}`,
  awaits: (gains, timer) => `čeká na ${timer} a odměnu: ${gains}`,
  aProvince: 'provincii',
  steps: (along, steps) =>
    `${along} ke svitku ${plural(steps, { one: 'zbývá # krok', few: 'zbývají # kroky', other: 'zbývá # kroků' })}`,
  parchment: 'na svitku se na konci počítá každý krok',
  conquest: (goods) => `na provincii je potřeba ještě získat ${goods}`,
  conquestPaid: 'to stačí na dobytí provincie',
  achievement: (goods) => `k úspěchu je potřeba ještě získat ${goods}`,
  province: (production, goods) => `${production} teď pokaždé přinese navíc ${goods}`,
  lacks: (goods) => `ale na zaplacení je potřeba ještě získat ${goods}`,
  plain: {
    legendary: 'bez legendárního bodu nikdo nevyhraje',
    claimable: 'víc už úspěch nevyžaduje',
    mostVotes: 'zatím nejvíc hlasů, a tedy první volba v radě',
    votes: 'hlasy rozhodují, kdo v radě vybírá první',
    gold: 'každá akce v zelené a fialové oblasti stojí 2 zlaté',
    culture: 'za kulturu se zahrané lsti vracejí do ruky',
    provinces: 'provincie obohatí produkci až do konce hry',
    worker: 'o jednoho služebníka víc až do konce hry',
    grande: 'mocného služebníka nikdo nezablokuje',
    card: 'lze ji zahrát ještě jednou',
    cards: 'každou lest lze zahrát ještě jednou',
    frees: 'může být hned znovu umístěn',
    flipToAct: 'čekající služebník tak může provést akci',
    flipToFree: 'zaseknutý služebník je tak volný',
    flipToGoOn: 'písek se dosypal a nikdo jiný hodiny nepřeklopil',
  },
};
