import type { Section } from '../../speech/section.ts';
import type { keyboard as english } from '../en/keyboard.ts';

export const keyboard: Section<typeof english> = {
  title: 'Toetsen',
  intro: 'Houd Alt ingedrukt om de toetsen op de stukken zelf te zien. In een tekstvak typ je gewoon.',
  groups: { timers: 'Zandlopers', workers: 'Werkers', cards: 'Kaarten en acties', around: 'Navigeren' },
  worker: 'Pak je eerste tot vierde werker op, of voer zijn actie uit',
  place: (area) => `Met een werker in de hand: zijn plek (${area}), van links naar rechts`,
  home: 'Met een werker in de hand: terug naar je tableau',
  card: 'Toon je eerste tot achtste kaart; met Enter speel je hem',
  answer: 'Kies een antwoord zolang er iets gevraagd wordt',
  deeds: {
    claim: 'Claim de prestatie',
    pickUp: 'Neem je gespeelde kaarten terug',
    refresh: 'Vul de provincies aan',
    finish: '‘Ik ben klaar’ of ‘Gereed’',
    pause: 'Pauzeer of hervat',
    putDown: 'Neerzetten, sluiten',
  },
  arrows: 'Naar het volgende in die richting; met een werker in de hand alleen naar oplichtende plekken',
  enter: 'Activeer wat de focus heeft',
  hold: 'Ingedrukt: toon de toetsen op de stukken',
  visits: {
    board: 'Naar het bord',
    mat: 'Naar je tableau',
    rivals: 'Naar je tegenstanders',
    log: 'Naar het verloop',
    say: 'Zeg iets',
    text: 'De tafel als tekst, en terug',
    explain: 'Uitleg over wat de focus heeft',
    help: 'Deze lijst',
  },
  shortcuts: 'Toetsen zonder Alt',
  shortcutsHint: 'Staat dit uit, dan werken letters en cijfers alleen met Alt ingedrukt.',
};
