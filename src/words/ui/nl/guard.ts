import type { Section } from '../../speech/section.ts';
import type { guard as english } from '../en/guard.ts';

export const guard: Section<typeof english> = {
  undo: 'Ongedaan maken',
  hold: 'Vasthouden',
  again: 'Druk nog eens en het gebeurt meteen.',
  reasons: {
    canAct: 'Een van je werkers kan nog een actie uitvoeren.',
    canPlace: 'Een van je werkers staat nog op je tableau en kan geplaatst worden.',
    strands: 'Een van je werkers zou zijn actie missen of vast komen te zitten.',
    reward: 'Deze keuze blijft staan.',
    lastHome: 'Het is je laatste werker op het bord.',
  },
  setting: 'Bedenktijd',
  settingHint:
    'Voor “Ik ben klaar” terwijl er nog iets te doen is, voor omdraaien dat je een actie kost, voor een beloning en voordat je laatste werker naar huis gaat. Druk nog eens en het gebeurt meteen.',
  modes: { off: 'Uit', undo: '2 seconden bedenktijd', hold: 'Vasthouden' },
};
