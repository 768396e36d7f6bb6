import type { Section } from '../../speech/section.ts';
import type { voices as english } from '../en/voices.ts';

export const voices: Section<typeof english> = {
  briber: {
    start: 'Iedereen heeft een prijs. Zullen we?',
    conquest: 'Alles betaald. Zo goed als.',
    privilege: 'Een raad koop je niet. Ik heb het geprobeerd.',
    end: 'De kroon? Een eerlijke prijs.',
  },
  champion: {
    start: 'Hoor je ze al juichen?',
    conquest: 'Nog een ereronde!',
    privilege: 'Zo ver naar achter? Het volk zal huilen.',
    end: 'Zing mijn naam tot de slinger stilhangt!',
  },
  justicar: {
    start: 'Laat de weegschaal recht hangen.',
    conquest: 'Volgens de wet genomen, volgens de wet gehouden.',
    privilege: 'Het vonnis geldt. Ik buig.',
    end: 'Gewogen, gemeten en gekroond.',
  },
  implacable: {
    start: 'Ik haast me niet. Ik stop niet.',
    conquest: 'Nog een. En dan nog een.',
    privilege: 'Zet me achteraan. Ik kom toch.',
    end: 'Ik had het gezegd.',
  },
  insidious: {
    start: 'Let niet op mij. Ik luister alleen.',
    conquest: 'Ze deden zelf de poort open.',
    privilege: 'Vreemd. Die stemmen had ik geteld.',
    end: 'Niemand zag mij aankomen.',
  },
  insurgent: {
    start: 'Genoeg gewacht op het zand!',
    conquest: 'De stad komt in opstand. Met wat hulp.',
    privilege: 'Ze zijn bang voor ons. Mooi zo.',
    end: 'De troon is nu van de straat!',
  },
  warmonger: {
    start: 'Slijp alles wat je hebt.',
    conquest: 'Verbrand de oude kaart. Teken een nieuwe.',
    privilege: 'Stemmen! Geef mij liever een veldslag.',
    end: 'Eindelijk vrede. De mijne.',
  },
  pacifist: {
    start: 'Vandaag wordt geen zwaard getrokken.',
    conquest: 'Ze nodigden me uit, en ik bleef.',
    privilege: 'Laat anderen voorgaan. Er is tijd.',
    end: 'Zie je? Geen klap gevallen.',
  },
  alchemist: {
    start: 'Hou dit eens vast. Niet schudden.',
    conquest: 'Van lood naar land. Het werkt!',
    privilege: 'Een onzuiverheid in de raad. Genoteerd.',
    end: 'Het grote werk is klaar. Niet aankomen.',
  },
  tyrant: {
    start: 'Kniel vroeg, dan is het sneller voorbij.',
    conquest: 'Reken het alvast tot het mijne.',
    privilege: 'Wiens handen gingen omhoog? Schrijf de namen op.',
    end: 'Alles. Zoals het hoort.',
  },
};
