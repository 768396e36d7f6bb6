import type { Section } from '../../speech/section.ts';
import type { playOn as english } from '../en/playOn.ts';

export const playOn: Section<typeof english> = {
  title: 'Hrát odsud dál',
  from: (round, time) => `Od ${round}. kola, v čase ${time}, se vším, jak to stálo, i s pískem.`,
  terms:
    'Karty, které ještě nebyly vyloženy, se znovu zamíchají: nikdo neví, co přijde. Taková hra se nikdy nepočítá do hodnocení.',
  seat: 'Hrajete za',
  alone: 'Hrát dál proti botům',
  friends: 'Hrát dál s přáteli',
  friendsHint: 'Dostanete stůl s odkazem. Tam si každý vybere postavu a ostatní místa mohou obsadit boti.',
  failed: 'To se nepovedlo. Možná jste offline, nebo se tato hra hrála podle starších pravidel.',
  whatIf: 'Co kdyby',
  begun: 'z jiné hry',
  about: (round) => `Tato hra začala od ${round}. kola jiné hry. Do té chvíle jsou obě stejné.`,
  original: 'Druhá hra',
  here: 'Tato hra',
  course: 'Vítězné body v obou hrách',
  loading: 'Druhá hra se načítá …',
  missing: 'Druhou hru už nelze načíst, takže není co porovnávat.',
  file: 'Druhá byla ze souboru, takže je tu nelze porovnat.',
  watch: 'Podívat se na druhou hru',
};
