import type { Section } from '../catalogue.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Co si vezmete? Získáváte ${resources}.`,
  payWild: (resources) => `Čím zaplatíte? Cena: ${resources}.`,
  gainVp: (points) => `Získejte ${points}: moc, věhlas nebo popularitu.`,
  conquer: 'Kterou provincii dobyjete? Vyberte z nabídky, nebo vezměte vrchní kartu balíčku.',
  tuck: (province) => `Pod kterou produkci kartu ${province} zasunete?`,
  recoverOne: 'Kterou odhozenou kartu lsti si vezmete zpět?',
  retrieve: 'Kterého ze svých služebníků uvolníte?',
  promote: 'Který běžný služebník uvolní místo mocnému?',
  swapVp: 'Který vítězný bod převedete na který jiný?',
  swapResources: (one, other) => `Kolik zdrojů vyměníte (${one} ↔ ${other})?`,
  choose: 'Vyberte jednu možnost:',
  glory: (points, track) => `Přesáhli jste konec ${track}. Vezmete si slávu? Získat můžete až ${points}.`,
  discard: (production, left) =>
    left === 1
      ? `Příliš mnoho provincií (${production}): které se vzdáte?`
      : `Příliš mnoho provincií (${production}): vyberte ${left}, kterých se vzdáte.`,
};
