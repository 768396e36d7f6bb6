import type { Section } from '../catalogue.ts';
import type { questions as english } from '../en/questions.ts';

export const questions: Section<typeof english> = {
  gainWild: (resources) => `Které zdroje si vezmete? Získáváte ${resources}.`,
  payWild: (resources) => `Čím zaplatíte? Cena je ${resources}.`,
  gainVp: (points) => `Získejte ${points}: moc, věhlas nebo popularitu.`,
  conquer: 'Kterou provincii dobudete? Vyberte z nabídky, nebo si lízněte z balíčku.',
  tuck: (province) => `Pod kterou produkci kartu ${province} zasunete?`,
  recoverOne: 'Kterou odhozenou kartu lsti si vezmete zpět?',
  retrieve: 'Kterého ze svých služebníků uvolníte?',
  promote: 'Který běžný služebník uvolní místo mocnému?',
  swapVp: 'Který vítězný bod převedete na který jiný?',
  swapResources: (one, other) => `Kolik jich vyměníte (${one} ↔ ${other})?`,
  choose: 'Vyberte jednu možnost:',
  glory: (points, track) => `Přesáhli jste konec (${track}). Kolik si vezmete slávy? Nejvýše ${points}.`,
  discard: (production, left) =>
    left === 1
      ? `Příliš mnoho provincií (${production}): které se vzdáte?`
      : `Příliš mnoho provincií (${production}): vyberte ${left}, kterých se vzdáte.`,
};
