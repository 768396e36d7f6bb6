import type { Section } from '../catalogue.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Tasten',
  intro: 'Halte Alt gedrückt, um die Tasten direkt im Spiel zu sehen. In Textfeldern schreibst du wie gewohnt.',
  groups: { timers: 'Sanduhren', workers: 'Arbeiter', cards: 'Karten und Aktionen', around: 'Navigation' },
  worker: 'Deinen ersten bis vierten Arbeiter nehmen oder mit ihm handeln',
  place: (area) => `Mit einem Arbeiter in der Hand: Rahmen von links nach rechts (${area})`,
  home: 'Mit einem Arbeiter in der Hand: zurück aufs Tableau',
  card: 'Deine erste bis achte Karte zeigen; Enter spielt sie aus',
  answer: 'Eine Antwort wählen, wenn du gefragt wirst',
  deeds: {
    claim: 'Die Errungenschaft beanspruchen',
    pickUp: 'Deine gespielten Karten aufnehmen',
    refresh: 'Die Provinzen auffüllen',
    finish: '„Fertig“ oder „bereit“ sagen',
    pause: 'Anhalten oder weiterspielen',
    putDown: 'Loslassen, schließen',
  },
  arrows: 'Zum nächsten Element in dieser Richtung; mit einem Arbeiter in der Hand nur zu leuchtenden Plätzen',
  enter: 'Auslösen, was im Fokus steht',
  hold: 'Gedrückt halten: Tasten im Spiel zeigen',
  visits: {
    board: 'Zum Spielbrett',
    mat: 'Zu deinem Tableau',
    rivals: 'Zu deinen Gegnern',
    log: 'Zum Verlauf',
    say: 'Etwas sagen',
    text: 'Der Tisch als Text und zurück',
    explain: 'Erklären, was im Fokus steht',
    help: 'Diese Liste',
  },
  listKeys: 'Tasten auflisten',
  shortcuts: 'Tasten ohne Alt',
  shortcutsHint: 'Ist das aus, wirken Buchstaben und Ziffern nur bei gedrückter Alt-Taste.',
};
