import type { Section } from '../../speech/section.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Tasten',
  intro: 'Halte Alt gedrückt, um die Tasten direkt im Spiel zu sehen. In Textfeldern schreibst du wie gewohnt.',
  groups: { timers: 'Sanduhren', workers: 'Arbeiter', cards: 'Karten und Aktionen', around: 'Navigation' },
  worker: 'Deinen ersten bis vierten Arbeiter nehmen oder seine Aktion durchführen',
  place: (area) => `Mit einem Arbeiter in der Hand: Rahmen von links nach rechts (${area})`,
  home: 'Mit einem Arbeiter in der Hand: zurück aufs Tableau',
  card: 'Deine erste bis achte Karte zeigen; Enter spielt sie',
  answer: 'Eine Antwort wählen, wenn du gefragt wirst',
  deeds: {
    claim: 'Die Errungenschaft beanspruchen',
    pickUp: 'Deine gespielten Karten aufnehmen',
    refresh: 'Die Provinzen auffüllen',
    finish: '„Ich bin fertig“ oder „Bereit“',
    pause: 'Anhalten oder weiterspielen',
    putDown: 'Loslassen, schließen',
  },
  arrows: 'Zum nächsten Element in dieser Richtung; mit einem Arbeiter in der Hand nur zu leuchtenden Plätzen',
  enter: 'Das Element im Fokus auslösen',
  hold: 'Gedrückt halten: Tasten im Spiel zeigen',
  visits: {
    board: 'Zum Spielbrett',
    mat: 'Zu deinem Tableau',
    rivals: 'Zu deinen Gegnern',
    log: 'Zum Verlauf',
    say: 'Etwas sagen',
    text: 'Der Tisch als Text und zurück',
    explain: 'Das Element im Fokus erklären',
    help: 'Diese Liste',
  },
  shortcuts: 'Tasten ohne Alt',
  shortcutsHint: 'Ist das aus, wirken Buchstaben und Ziffern nur bei gedrückter Alt-Taste.',
};
