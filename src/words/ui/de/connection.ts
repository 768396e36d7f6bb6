import type { Section } from '../../speech/section.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Section<typeof english> = {
  connecting: 'Verbindung zum Tisch …',
  lost: 'Verbindung verloren. Neuer Versuch …',
  lostHint: 'Du siehst den letzten bekannten Stand.',
  busy: (seconds) => `Der Server ist ausgelastet. Neuer Versuch in ${seconds} s …`,
  late: (seconds) => `Diese Seite ist noch nicht angekommen. Neuer Versuch in ${seconds} s …`,
  away: {
    title: (name) => `${name} ist weg`,
    bot: (seconds) => `Wenn niemand wählt, übernimmt in ${seconds} s ein Bot, bis zur Rückkehr.`,
    never: 'Von selbst geschieht nichts, und der Sand läuft weiter.',
    wait: 'Warten',
    standIn: 'Bot übernimmt sofort',
  },
  passedBy: 'Die anderen haben auf dich gewartet',
  passedByHint:
    'Ein Bot spielt für dich. Sobald du auf deinem Tableau oder auf dem Spielplan etwas tust, gehört der Platz wieder dir.',
  closing: 'Der Server startet neu. Deine Partie bleibt erhalten und geht gleich weiter.',
  outdated: 'Es gibt eine neuere Version des Spiels.',
  reload: 'Neu laden',
  paused: 'Pause',
  pausedBy: (name) => `Angehalten von ${name}`,
  pausedHint: 'Alle drei Sanduhren liegen auf der Seite.',
  resume: 'Weiter',
  resumesIn: (count) => `Weiter in ${count}`,
  pause: 'Pause',
  broke: 'Auf diesem Bildschirm ist etwas schiefgegangen',
  brokeHint: 'Deine Partie ist sicher. Lade die Seite neu, um zurückzukehren.',
  claimLost: (name) => `${name} hat das höhere Privileg. Nichts ist verloren: Wähle neu.`,
  claimWon: (names) => `Du hast gegenüber ${names} das Privileg beansprucht.`,
  letGo: {
    unseated: 'Der Gastgeber hat dich gebeten, deinen Platz zu verlassen. Du kannst zuschauen.',
    removed: 'Du wurdest aus diesem Spiel entfernt, ein Bot spielt für dich weiter. Du kannst zuschauen.',
    renewed: 'Dein Platz ist auf ein anderes Gerät umgezogen. Nur dort gilt jetzt der Schlüssel.',
  },
  removedBy: {
    host: (name) => `Der Gastgeber hat ${name} entfernt. Ein Bot spielt weiter.`,
    vote: (name) => `Die anderen haben ${name} entfernt. Ein Bot spielt weiter.`,
  },
  tookOver: (name: string, bot: string) => `${name} spielt für ${bot} weiter.`,
  reported: (name) => `Deine Meldung über ${name} ist beim Betreiber. Du kannst auch stummschalten oder blockieren.`,
  refused: 'Kein Zutritt',
  banWhy: (why) => `Grund: ${why}.`,
  banUntil: (until) => `Bis ${until}.`,
  banForGood: 'Das gilt ohne Ende.',
  dismiss: 'Ausblenden',
};
