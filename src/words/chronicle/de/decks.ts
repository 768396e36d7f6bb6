import type { Section } from '../../speech/section.ts';
import type { decks as english } from '../en/decks.ts';

export const decks: Section<typeof english> = {
  short: {
    checking: 'Stapel: werden geprüft …',
    fair: 'Stapel: geprüft',
    unsealed: 'Stapel: nicht versiegelt',
    unfair: 'Stapel: Prüfung gescheitert',
  },
  about:
    'Zu Beginn einer Partie erfahren alle ein Siegel: einen Hash der verborgenen Reihenfolge der Stapel. Es verrät keine Karte, und danach lässt sich keine mehr ändern. Am Ende wird es geöffnet.',
  fair: {
    told: 'Das Siegel ist dasselbe, das dieser Browser zu Beginn erfahren hat.',
    untold: 'Dieser Browser hat das Siegel zu Beginn nicht erfahren. Vergleiche es mit jemandem, der dabei war.',
    decks: 'Der geöffnete Startwert ergibt diese Stapel und diese Reihenfolge der Privilegien.',
    hash: 'Das Siegel ist der Hash von Startwert und Stapeln.',
    cards: 'Jede Karte, die kam, war die nächste ihres Stapels.',
  },
  unsealed:
    'Diese Partie stammt aus der Zeit, bevor Stapel versiegelt wurden, oder ihre Stapel stehen im Voraus fest, wie bei der Tagesaufgabe. Es gibt nichts zu prüfen.',
  unfair: {
    otherSeal: 'Das Siegel ist nicht das, das dieser Browser zu Beginn erfahren hat.',
    otherDecks: 'Der geöffnete Startwert ergibt andere Stapel als die dieser Partie.',
    brokenSeal: 'Das Siegel passt nicht zu Startwert und Stapeln.',
    otherCards: 'Es kam eine Karte, die nicht die nächste ihres Stapels war.',
  },
  warning: 'Traue dieser Partie nicht: Ihre Datei wurde verändert, oder die Karten wurden nicht ehrlich ausgeteilt.',
  seal: 'Siegel',
  seed: 'Startwert',
  byYourself: 'Zum Selbstprüfen: Speichere die Partie als Datei und gib sie diesem Befehl des Projekts:',
};
