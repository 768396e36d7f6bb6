import type { Section } from '../../speech/section.ts';
import type { faults as english } from '../en/faults.ts';

export const faults: Section<typeof english> = {
  badMessage: 'Dat heeft de tafel niet begrepen. Laad de pagina opnieuw.',
  badVersion: 'Er is een nieuwere versie van het spel. Laad de pagina opnieuw.',
  noSuchTable: 'Er is geen tafel met deze code. Controleer de code of open zelf een tafel.',
  notYourSeat: 'Op deze plek zit iemand anders. Alleen die kan dat doen.',
  notHost: 'Dat kan alleen de host van de tafel.',
  tableFull: 'Alle plekken zijn bezet. Je mag gerust meekijken.',
  seatTaken: 'Iemand was sneller. Kies een andere plek of kleur.',
  alreadyStarted: 'Het spel is al begonnen. Kijk mee of doe mee met het volgende.',
  notReady: 'Nog niet iedereen is gereed. Wacht op de anderen of vraag het ze.',
  tooFast: 'Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.',
  tooMany: 'Er zijn nu te veel tafels of bezoekers. Probeer het later nog eens.',
  muted: 'Je stuurt te snel berichten. Zo meteen kan het weer.',
  logFull:
    'Dit spel duurt al zo lang dat het verloop vol is. Het blijft gepauzeerd; je kunt altijd een nieuwe tafel openen.',
  barred:
    'De host heeft jou of iemand in jouw netwerk gevraagd te gaan. Je mag meekijken, en weer meedoen zodra het wordt toegestaan.',
  notHere: 'Aan deze tafel kun je geen plaats nemen. Je kunt meekijken of een andere tafel zoeken.',
  enoughChairs: 'Je hebt al zoveel plekken als een gast aan deze tafel mag hebben.',
  peopleOnly: 'Een spel met rating is alleen voor mensen. Aan andere tafels zijn programma’s welkom.',
  nameTaken: 'Deze naam is van een andere speler. Kies een andere, of bewijs op de pagina ‘Jij’ dat hij van jou is.',
  needsName: 'Aan een tafel met ratings speelt iedereen onder een bewezen naam. Op de pagina ‘Jij’ krijg je de jouwe.',
  badName: 'Deze naam kan niemand nemen. Gebruik minstens twee letters of cijfers.',
  badProof: 'Dit bewijs geldt hier niet of is te oud. Probeer het opnieuw.',
  banned: 'De beheerder van deze server laat jou, of het netwerk waar je vandaan komt, hier niet meer spelen.',
  shut: 'De beheerder van deze server heeft deze tafel gesloten.',
  nobodyReads: 'Op deze server leest niemand meldingen. Je kunt deze persoon dempen of blokkeren.',
  closed: 'Deze tafel is gesloten. Je kunt altijd een nieuwe openen.',
};
