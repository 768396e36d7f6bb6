import { plural } from '../../speech/de.ts';
import type { Section } from '../../speech/section.ts';
import type { you as english } from '../en/you.ts';

export const you: Section<typeof english> = {
  title: 'Du',
  hint: 'Ein Name kann dir ohne Konto und E-Mail gehören: Dieser Browser bewahrt einen geheimen Schlüssel auf, und der Name gehört dem Schlüssel, der ihn zuerst genommen hat.',
  cannot:
    'Dieser Browser kann keinen solchen Schlüssel aufbewahren. Du kannst als Gast spielen; für einen eigenen Namen brauchst du einen neueren Browser.',
  name: 'Dein Name',
  noName: 'Du bist Gast. Für Wertung und Bestleistungen brauchst du einen eigenen Namen.',
  yourName: (name: string) => `Du bist ${name}.`,
  wish: 'Name',
  otherName: 'Anderer Name',
  take: 'Diesen Namen nehmen',
  rename: 'Umbenennen',
  renameHint: 'Deine Spiele und Wertungen bleiben deine. Dein alter Name bleibt 30 Tage für dich frei.',
  taken: 'Dieser Name gehört dir. Sichere jetzt dein Wiederherstellungsblatt.',
  sheet: 'Wiederherstellungsblatt',
  sheetHint:
    'Zwölf Wörter bringen deinen Namen auf ein anderes Gerät oder hierher zurück. Wenn du alle Geräte und die Wörter verlierst, ist auch der Name verloren.',
  saveSheet: 'Sichere jetzt dein Wiederherstellungsblatt: Ohne das Blatt geht dein Name mit diesem Browser verloren.',
  showSheet: 'Die zwölf Wörter zeigen',
  words: 'Deine zwölf Wörter',
  print: 'Drucken',
  hide: 'Verbergen',
  restore: 'Deinen Namen hierher holen',
  restoreHint: 'Gib die zwölf Wörter deines Blattes ein',
  restoreButton: 'Wiederherstellen',
  restored: 'Fertig. Dieser Browser hat jetzt deinen Namen.',
  enterByPasskey: 'Passkey benutzen',
  devices: 'Deine Geräte',
  devicesHint: 'Ein Gerät, das du entfernst, kann deinen Namen nicht mehr benutzen.',
  firstDevice: 'Erstes Gerät',
  passkey: (label: string) => `Passkey ${label}`.trim(),
  remove: 'Entfernen',
  removed: 'Entfernt.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Der Passkey ist gespeichert. Benutze ihn auf deinen anderen Geräten.',
  stored: 'Alles, was über dich gespeichert ist',
  storedHint: 'Außer deinem Namen speichert dieser Server:',
  storedKeys: (count: number) => plural(count, { one: '# Gerät oder Passkey', other: '# Geräte und Passkeys' }),
  storedSeats: (count: number) => plural(count, { one: '# Platz an einem Tisch', other: '# Plätze an Tischen' }),
  storedGames: (count: number) =>
    plural(count, { one: '# Ergebnis eines beendeten Spiels', other: '# Ergebnisse beendeter Spiele' }),
  storedDays: (count: number) =>
    plural(count, { one: '# eingereichte Tagesaufgabe', other: '# eingereichte Tagesaufgaben' }),
  storedAll: 'Alles anzeigen',
  download: 'Herunterladen',
  delete: 'Alles löschen',
  deleteSure: 'Wirklich löschen? Es gibt kein Zurück.',
  deleted: 'Alles ist gelöscht. Du bist wieder Gast.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
};
