import type { Section } from '../catalogue.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Toetsen',
  intro: 'Houd Alt ingedrukt om de toetsen op de dingen zelf te zien. In een tekstvak schrijven de toetsen.',
  groups: { timers: 'Zandlopers', workers: 'Werkers', cards: 'Kaarten en daden', around: 'Rondkijken' },
  worker: 'Neem je eerste tot vierde werker op of kom met hem in actie',
  place: (area) => `Met een werker in de hand: zijn plek (${area}), van links naar rechts`,
  home: 'Met een werker in de hand: terug naar je tableau',
  card: 'Toon je eerste tot achtste kaart; Enter speelt hem',
  answer: 'Kies een antwoord zolang er iets gevraagd wordt',
  deeds: {
    claim: 'Claim de prestatie',
    pickUp: 'Neem je gespeelde kaarten terug',
    refresh: 'Vul de provincies aan',
    finish: 'Zeg “klaar” of “gereed”',
    pause: 'Pauzeer of speel verder',
    putDown: 'Neerleggen, sluiten',
  },
  arrows: 'Naar het volgende ding in die richting; met een werker in de hand alleen naar oplichtende plekken',
  enter: 'Raak aan wat de focus heeft',
  hold: 'Ingedrukt: toon de toetsen op de dingen',
  visits: {
    board: 'Naar het bord',
    mat: 'Naar je tableau',
    rivals: 'Naar je rivalen',
    log: 'Naar het verloop',
    say: 'Zeg iets',
    text: 'De tafel als tekst, en terug',
    explain: 'Uitleg over wat de focus heeft',
    help: 'Deze lijst',
  },
  listKeys: 'Toon de toetsen',
  shortcuts: 'Toetsen zonder Alt',
  shortcutsHint: 'Uitgeschakeld werken letters en cijfers alleen terwijl je Alt ingedrukt houdt.',
};
