import type { Section } from '../../speech/section.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Vyberte, co získáte: ${resources}.`,
  payWild: (resources) => `Vyberte, čím zaplatíte: ${resources}.`,
  gainVp: (points) => `Získejte ${points}: moc, věhlas nebo popularitu.`,
  conquer: 'Vyberte provincii k dobytí, nebo vezměte vrchní kartu balíčku.',
  tuck: (province) => `Vyberte pole, pod které kartu ${province} zasunete: tato produkce pak dá víc.`,
  recoverOne: 'Vyberte odhozenou kartu lsti, kterou si vezmete zpět.',
  retrieve: 'Vyberte služebníka, kterého uvolníte.',
  promote: 'Vyberte běžného služebníka, kterého vyměníte za mocného.',
  swapVp: 'Přesuňte 1 vítězný bod: z které stupnice na kterou?',
  swapResources: (one, other) => `Kolik zdrojů vyměníte (${one} ↔ ${other})?`,
  choose: 'Vyberte jednu možnost:',
  glory: (points, beyond) => `Jste ${beyond}. Vezmete si slávu? Získat můžete až ${points}.`,
  discard: (production, left) =>
    left === 1
      ? `Příliš mnoho provincií (${production}): vyberte jednu k odhození.`
      : `Příliš mnoho provincií (${production}): vyberte k odhození ${left}.`,
};
