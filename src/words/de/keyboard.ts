import type { Section } from '../catalogue.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Tasten',
  intro: 'Halte Alt gedrückt, um die Tasten auf den Dingen selbst zu sehen. In einem Textfeld schreiben die Tasten.',
  groups: { timers: 'Sanduhren', workers: 'Arbeiter', cards: 'Karten und Taten', around: 'Sich bewegen' },
  worker: 'Deinen ersten bis vierten Arbeiter nehmen oder mit ihm handeln',
  place: (area) => `Mit einem Arbeiter in der Hand: sein Platz (${area}), von links nach rechts`,
  home: 'Mit einem Arbeiter in der Hand: zurück aufs Tableau',
  card: 'Deine erste bis achte Karte zeigen; Enter spielt sie aus',
  answer: 'Eine Antwort wählen, solange etwas gefragt ist',
  deeds: {
    claim: 'Die Errungenschaft beanspruchen',
    pickUp: 'Deine gespielten Karten aufnehmen',
    refresh: 'Die Provinzen auffüllen',
    finish: '„Fertig“ oder „bereit“ sagen',
    pause: 'Anhalten oder weiterspielen',
    putDown: 'Hinlegen, schließen',
  },
  arrows: 'Zum nächsten Ding in dieser Richtung; mit einem Arbeiter in der Hand nur zu leuchtenden Plätzen',
  enter: 'Berühren, was im Fokus steht',
  hold: 'Gedrückt: Tasten auf den Dingen zeigen',
  visits: {
    board: 'Zum Spielplan',
    mat: 'Zu deinem Tableau',
    rivals: 'Zu deinen Rivalen',
    log: 'Zum Verlauf',
    say: 'Etwas sagen',
    text: 'Der Tisch als Text und zurück',
    explain: 'Erklären, was im Fokus steht',
    help: 'Diese Liste',
  },
  listKeys: 'Tasten auflisten',
  shortcuts: 'Tasten ohne Alt',
  shortcutsHint: 'Ausgeschaltet wirken Buchstaben und Ziffern nur bei gedrückter Alt-Taste.',
};
