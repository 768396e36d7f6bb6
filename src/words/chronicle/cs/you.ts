import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { you as english } from '../en/you.ts';

export const you: Section<typeof english> = {
  title: 'Vy',
  hint: 'Jméno může být vaše bez účtu a e-mailu: tento prohlížeč uchovává tajný klíč a jméno patří klíči, který si je vzal první.',
  cannot:
    'Tento prohlížeč takový klíč uchovat neumí. Můžete hrát jako host; pro vlastní jméno použijte novější prohlížeč.',
  name: 'Vaše jméno',
  noName: 'Jste host. Hodnocení a rekordy vyžadují vlastní jméno.',
  yourName: (name: string) => `Jste ${name}.`,
  wish: 'Jméno',
  otherName: 'Jiné jméno',
  take: 'Vzít si toto jméno',
  rename: 'Přejmenovat',
  renameHint: 'Vaše hry a hodnocení zůstanou vaše. Staré jméno vám zůstane 30 dní vyhrazené.',
  taken: 'Toto jméno je vaše. Teď si uložte list pro obnovu.',
  sheet: 'List pro obnovu',
  sheetHint:
    'Dvanáct slov přenese vaše jméno na jiné zařízení nebo je vrátí sem. Ztratíte-li všechna zařízení i slova, ztratíte i jméno.',
  saveSheet: 'Uložte si teď list pro obnovu: bez něj se jméno ztratí spolu s tímto prohlížečem.',
  showSheet: 'Zobrazit dvanáct slov',
  words: 'Vašich dvanáct slov',
  print: 'Vytisknout',
  hide: 'Skrýt',
  restore: 'Přenést své jméno sem',
  restoreHint: 'Napište dvanáct slov ze svého listu',
  restoreButton: 'Obnovit',
  restored: 'Hotovo. Tento prohlížeč má teď vaše jméno.',
  enterByPasskey: 'Použít přístupový klíč',
  devices: 'Vaše zařízení',
  devicesHint: 'Zařízení, které odeberete, už vaše jméno použít nemůže.',
  firstDevice: 'První zařízení',
  passkey: (label: string) => `Přístupový klíč ${label}`.trim(),
  remove: 'Odebrat',
  removed: 'Odebráno.',
  addPasskey: 'Přidat přístupový klíč',
  passkeyAdded: 'Přístupový klíč je uložen. Použijte ho na svých dalších zařízeních.',
  stored: 'Vše, co je o vás uloženo',
  storedHint: 'Kromě vašeho jména tento server uchovává:',
  storedKeys: (count: number) =>
    plural(count, {
      one: '# zařízení nebo přístupový klíč',
      few: '# zařízení a přístupové klíče',
      other: '# zařízení a přístupových klíčů',
    }),
  storedSeats: (count: number) =>
    plural(count, { one: '# místo u stolu', few: '# místa u stolů', other: '# míst u stolů' }),
  storedGames: (count: number) =>
    plural(count, {
      one: '# výsledek dohrané hry',
      few: '# výsledky dohraných her',
      other: '# výsledků dohraných her',
    }),
  storedDays: (count: number) =>
    plural(count, {
      one: '# odevzdaná denní výzva',
      few: '# odevzdané denní výzvy',
      other: '# odevzdaných denních výzev',
    }),
  storedAll: 'Zobrazit vše',
  download: 'Stáhnout',
  delete: 'Vše smazat',
  deleteSure: 'Opravdu smazat? Nelze to vrátit.',
  deleted: 'Vše je smazáno. Jste zase host.',
  failed: 'To se nepovedlo. Zkuste to znovu.',
};
