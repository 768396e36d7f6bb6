import type { Section } from '../../speech/section.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Wähle, was du erhältst: ${resources}.`,
  payWild: (resources) => `Wähle, womit du zahlst: ${resources}.`,
  gainVp: (points) => `Erhalte ${points}: Stärke, Ansehen oder Beliebtheit.`,
  conquer: 'Wähle eine Provinz zum Erobern oder ziehe vom Stapel.',
  tuck: (province) => `Wähle eine Spalte für ${province}: Diese Produktion gibt dann mehr.`,
  recoverOne: 'Wähle eine abgelegte Kriegslist, die du zurücknimmst.',
  retrieve: 'Wähle einen Arbeiter, den du befreist.',
  promote: 'Wähle einen kleinen Arbeiter, den ein großer ersetzt.',
  swapVp: 'Verschiebe 1 Siegpunkt: von welcher Leiste auf welche?',
  swapResources: (one, other) => `Wie viel ${one} oder ${other} willst du tauschen?`,
  choose: 'Wähle eins:',
  glory: (points, beyond) => `Du bist ${beyond}. Nimmst du dafür bis zu ${points}?`,
  discard: (production, left) =>
    left === 1
      ? `Zu viele Provinzen (${production}): Wähle eine, die du ablegst.`
      : `Zu viele Provinzen (${production}): Wähle ${left}, die du ablegst.`,
};
