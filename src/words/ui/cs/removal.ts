import type { Section } from '../../speech/section.ts';
import type { removal as english } from '../en/removal.ts';

export const removal: Section<typeof english> = {
  title: 'Vyřadit hráče',
  remove: (name) => `Vyřadit: ${name}`,
  vote: (name) => `Hlasovat pro vyřazení: ${name}`,
  takeBack: (name) => `Přece jen ponechat: ${name}`,
  meaning: (name) => `Za hráče ${name} bude dál hrát bot. Do této hry se už vrátit nelze.`,
  voteHint: 'Stane se to, když to chce více než polovina ostatních.',
  wanted: (count, needed, name) => `Pro vyřazení (${name}): ${count} z ${needed}`,
  reason: 'Proč?',
  reasons: {
    rude: 'Urážlivá slova',
    stalling: 'Zdržuje hru',
    unfair: 'Neférová hra',
    name: 'Urážlivé jméno',
    other: 'Jiný důvod',
  },
  because: (reason) => `Uvedený důvod: ${reason}.`,
  told: {
    host: 'Hostitel vás z této hry vyřadil a hraje za vás bot. Můžete se dívat.',
    vote: 'Ostatní hráči vás hlasováním vyřadili z této hry a hraje za vás bot. Můžete se dívat.',
  },
  manners: (name) => `Ztlumit, blokovat nebo nahlásit: ${name}`,
  cancel: 'Zrušit',
  barred: 'Požádáni, aby odešli',
  allow: (name) => `Dovolit znovu si sednout: ${name}`,
  renew: 'Odhlásit ostatní zařízení',
  renewHint: 'Staré odkazy na vaše místo přestanou platit a místo zůstane jen tomuto zařízení.',
  renewed: 'Vaše místo má teď jen toto zařízení.',
};
