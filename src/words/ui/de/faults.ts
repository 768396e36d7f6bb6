import type { Section } from '../../speech/section.ts';
import type { faults as english } from '../en/faults.ts';

export const faults: Section<typeof english> = {
  badMessage: 'Das hat der Tisch nicht verstanden. Bitte lade die Seite neu.',
  badVersion: 'Es gibt eine neuere Version des Spiels. Bitte lade die Seite neu.',
  noSuchTable: 'Einen Tisch mit diesem Code gibt es nicht. Prüfe den Code oder eröffne einen eigenen Tisch.',
  notYourSeat: 'Dieser Platz gehört einem anderen Spieler. Nur er kann das tun.',
  notHost: 'Das kann nur der Gastgeber des Tisches.',
  tableFull: 'Alle Plätze sind besetzt. Du kannst gern zuschauen.',
  seatTaken: 'Jemand war schneller. Wähle einen anderen Platz oder eine andere Farbe.',
  alreadyStarted: 'Das Spiel hat schon begonnen. Du kannst zuschauen oder beim nächsten dabei sein.',
  notReady: 'Noch sind nicht alle bereit. Warte auf die anderen oder frag nach.',
  tooFast: 'Zu viele Anfragen auf einmal. Warte kurz und versuche es noch einmal.',
  tooMany: 'Gerade sind zu viele Tische oder Gäste da. Bitte versuche es später wieder.',
  muted: 'Du schreibst zu schnell. Gleich geht es wieder.',
  logFull:
    'Diese Partie dauert schon so lange, dass ihr Verlauf voll ist. Sie bleibt angehalten; du kannst jederzeit einen neuen Tisch öffnen.',
  barred:
    'Der Gastgeber hat dich oder jemanden aus deinem Netz gebeten zu gehen. Du kannst zuschauen und auf Erlaubnis wieder mitspielen.',
  notHere: 'An diesem Tisch kannst du keinen Platz nehmen. Du kannst zuschauen oder einen anderen suchen.',
  enoughChairs: 'Du hast schon so viele Plätze, wie ein Gast an diesem Tisch haben kann.',
  peopleOnly: 'Ein gewertetes Spiel ist nur für Menschen. An anderen Tischen sind Programme willkommen.',
  nameTaken:
    'Dieser Name gehört einem anderen Spieler. Wähle einen anderen oder weise auf der Seite „Du“ nach, dass er dir gehört.',
  needsName:
    'An einem gewerteten Tisch spielen alle unter einem bewiesenen Namen. Deinen bekommst du auf der Seite „Du“.',
  badName: 'Diesen Namen kann niemand nehmen. Er braucht mindestens zwei Buchstaben oder Ziffern.',
  badProof: 'Dieser Nachweis gilt hier nicht oder ist zu alt. Versuche es noch einmal.',
  banned: 'Der Betreiber dieses Servers lässt dich oder das Netz, aus dem du kommst, hier nicht mehr spielen.',
  shut: 'Der Betreiber dieses Servers hat diesen Tisch geschlossen.',
  nobodyReads: 'Auf diesem Server liest niemand Meldungen. Du kannst diesen Menschen stummschalten oder blockieren.',
  closed: 'Dieser Tisch ist geschlossen. Du kannst jederzeit einen neuen eröffnen.',
};
