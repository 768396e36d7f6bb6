import type { Section } from '../../speech/section.ts';
import type { voices as english } from '../en/voices.ts';

export const voices: Section<typeof english> = {
  briber: {
    start: 'Alle haben ihren Preis. Wollen wir?',
    conquest: 'Voll bezahlt. So gut wie.',
    privilege: 'Eine Ratsversammlung kauft man nicht. Ich hab’s versucht.',
    end: 'Die Krone? Ein fairer Preis.',
  },
  champion: {
    start: 'Hört ihr sie schon jubeln?',
    conquest: 'Noch eine Ehrenrunde!',
    privilege: 'So weit hinten? Das Volk wird weinen.',
    end: 'Singt meinen Namen, bis das Pendel steht!',
  },
  justicar: {
    start: 'Die Waage stehe gerade.',
    conquest: 'Nach Recht genommen, nach Recht gehalten.',
    privilege: 'Das Urteil gilt. Ich beuge mich.',
    end: 'Gewogen, gemessen und gekrönt.',
  },
  implacable: {
    start: 'Ich eile nicht. Ich halte nicht an.',
    conquest: 'Noch eine. Und dann noch eine.',
    privilege: 'Setzt mich nach hinten. Ich komme trotzdem.',
    end: 'Ich habe es gesagt.',
  },
  insidious: {
    start: 'Achtet nicht auf mich. Ich höre nur zu.',
    conquest: 'Das Tor haben sie selbst geöffnet.',
    privilege: 'Seltsam. Diese Stimmen hatte ich gezählt.',
    end: 'Ihr habt mich nie kommen sehen.',
  },
  insurgent: {
    start: 'Schluss mit dem Warten auf Sand!',
    conquest: 'Die Stadt erhebt sich. Mit etwas Hilfe.',
    privilege: 'Sie fürchten uns. Gut so.',
    end: 'Der Thron gehört jetzt der Straße!',
  },
  warmonger: {
    start: 'Schärft alles, was ihr habt.',
    conquest: 'Verbrennt die alte Karte. Zeichnet eine neue.',
    privilege: 'Stimmen! Gebt mir lieber eine Schlacht.',
    end: 'Endlich Frieden. Meiner.',
  },
  pacifist: {
    start: 'Heute wird kein Schwert gezogen.',
    conquest: 'Sie luden mich ein, und ich blieb.',
    privilege: 'Lasst andere vor. Wir haben Zeit.',
    end: 'Seht ihr? Kein einziger Hieb.',
  },
  alchemist: {
    start: 'Halt das mal. Nicht schütteln.',
    conquest: 'Aus Blei wird Land. Es klappt!',
    privilege: 'Eine Verunreinigung im Rat. Notiert.',
    end: 'Das große Werk ist vollbracht. Nicht anfassen.',
  },
  tyrant: {
    start: 'Kniet früh, dann ist es schneller vorbei.',
    conquest: 'Rechnet es schon zu meinem.',
    privilege: 'Wessen Hände waren oben? Schreibt die Namen auf.',
    end: 'Alles. Wie es sich gehört.',
  },
};
