import type { Section } from '../catalogue.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Was nimmst du? Du erhältst ${resources}.`,
  payWild: (resources) => `Womit zahlst du? Es kostet ${resources}.`,
  gainVp: (points) => `Erhalte ${points}: Stärke, Ansehen oder Beliebtheit.`,
  conquer: 'Welche Provinz eroberst du? Wähle eine offene oder zieh vom Stapel.',
  tuck: (province) => `Unter welche Produktion legst du ${province}?`,
  recoverOne: 'Welche abgelegte Kriegslist nimmst du zurück?',
  retrieve: 'Welchen deiner Arbeiter befreist du?',
  promote: 'Welcher kleine Arbeiter macht einem großen Platz?',
  swapVp: 'Welchen Siegpunkt tauschst du gegen welchen anderen?',
  swapResources: (one, other) => `Wie viel tauschst du, ${one} gegen ${other} oder umgekehrt?`,
  choose: 'Wähle eins:',
  glory: (points, track) => `Du bist über das Ende hinaus (${track}). Nimmst du dafür bis zu ${points}?`,
  discard: (production, left) =>
    left === 1
      ? `Zu viele Provinzen (${production}): Welche gibst du ab?`
      : `Zu viele Provinzen (${production}): Wähle ${left}, die du abgibst.`,
};
