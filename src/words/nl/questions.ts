import type { Section } from '../catalogue.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Wat neem je? Je krijgt ${resources}.`,
  payWild: (resources) => `Waarmee betaal je? Het kost ${resources}.`,
  gainVp: (points) => `Je krijgt ${points}: kracht, prestige of populariteit.`,
  conquer: 'Welke provincie verover je? Kies een open kaart of trek van de stapel.',
  tuck: (province) => `Onder welke productie leg je ${province}?`,
  recoverOne: 'Welke afgelegde krijgslist neem je terug?',
  retrieve: 'Welke van je werkers maak je los?',
  promote: 'Welke gewone werker maakt plaats voor een grote?',
  swapVp: 'Welk punt wissel je om voor welk ander punt?',
  swapResources: (one, other) => `Hoeveel wissel je om, ${one} voor ${other} of andersom?`,
  choose: 'Kies één:',
  glory: (points, track) => `Je gaat voorbij het einde van het ${track}. Je mag tot ${points} nemen.`,
  discard: (production, left) =>
    left === 1
      ? `Te veel provincies (${production}): welke geef je op?`
      : `Te veel provincies (${production}): kies er ${left} om op te geven.`,
};
