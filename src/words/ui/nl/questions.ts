import type { Section } from '../../speech/section.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Kies wat je krijgt: ${resources}.`,
  payWild: (resources) => `Kies waarmee je betaalt: ${resources}.`,
  gainVp: (points) => `Je krijgt ${points}: kracht, prestige of populariteit.`,
  conquer: 'Kies een provincie om te veroveren of trek van de stapel.',
  tuck: (province) => `Kies een kolom voor ${province}: die productie geeft dan meer.`,
  recoverOne: 'Kies een afgelegde krijgslist om terug te nemen.',
  retrieve: 'Kies een werker om los te maken.',
  promote: 'Kies een gewone werker die je vervangt door een grote.',
  swapVp: 'Verplaats 1 punt: van welk spoor naar welk spoor?',
  swapResources: (one, other) => `Hoeveel ${one} of ${other} wil je omwisselen?`,
  choose: 'Kies één:',
  glory: (points, beyond) => `Je gaat ${beyond}. Je mag tot ${points} nemen.`,
  discard: (production, left) =>
    left === 1
      ? `Te veel provincies (${production}): kies er één om af te leggen.`
      : `Te veel provincies (${production}): kies er ${left} om af te leggen.`,
};
