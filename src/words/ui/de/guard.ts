import type { Section } from '../../speech/section.ts';
import type { guard as english } from '../en/guard.ts';

export const guard: Section<typeof english> = {
  undo: 'Rückgängig',
  hold: 'Halten',
  again: 'Noch einmal drücken, und es geschieht sofort.',
  reasons: {
    canAct: 'Einer deiner Arbeiter kann noch eine Aktion durchführen.',
    canPlace: 'Einer deiner Arbeiter ist noch auf deinem Tableau und könnte eingesetzt werden.',
    strands: 'Einer deiner Arbeiter würde seine Aktion verpassen oder festsitzen.',
    reward: 'Diese Wahl gilt.',
    lastHome: 'Es ist dein letzter Arbeiter auf dem Spielplan.',
  },
  setting: 'Bedenkzeit',
  settingHint:
    'Vor „Ich bin fertig“, wenn noch etwas zu tun ist, vor dem Umdrehen, das dich eine Aktion kostet, vor einer Belohnung und vor dem Heimweg deines letzten Arbeiters. Noch einmal drücken, und es geschieht sofort.',
  modes: { off: 'Aus', undo: '2 Sekunden Zeit', hold: 'Halten' },
};
