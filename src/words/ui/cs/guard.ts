import type { Section } from '../../speech/section.ts';
import type { guard as english } from '../en/guard.ts';

export const guard: Section<typeof english> = {
  undo: 'Vzít zpět',
  hold: 'Podržte',
  again: 'Stiskněte znovu a stane se to hned.',
  reasons: {
    canAct: 'Některý z vašich služebníků ještě může provést akci.',
    canPlace: 'Některý z vašich služebníků je ještě na vaší desce a dá se umístit.',
    strands: 'Některý z vašich služebníků by přišel o akci nebo by se zasekl.',
    reward: 'Tato volba platí.',
    lastHome: 'Je to váš poslední služebník na herním plánu.',
  },
  setting: 'Čas na rozmyšlenou',
  settingHint:
    'Před „Mám hotovo“, když ještě něco zbývá, před překlopením, které vás stojí akci, před odměnou a před návratem posledního služebníka. Druhé stisknutí to udělá hned.',
  modes: { off: 'Vypnuto', undo: '2 sekundy', hold: 'Podržet' },
};
