import type { Section } from '../../speech/section.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Section<typeof english> = {
  gain: (goods) => `získejte ${goods}`,
  gainLegendary: 'získejte legendární bod',
  produce: (yourProduction) => `získejte ${yourProduction}`,
  conquer: 'dobyjte provincii',
  recover: 'vezměte si zpět do ruky všechny odhozené karty lstí',
  recoverOne: 'vezměte si zpět do ruky jednu odhozenou kartu lsti',
  retrieve: 'uvolněte jednoho svého služebníka z řady s přesýpacími hodinami',
  recruit: 'uveďte do hry běžného služebníka',
  promote: 'vyměňte jednoho svého běžného služebníka za mocného',
  swapVp: 'přesuňte 1 vítězný bod z jedné stupnice na jinou (moc, věhlas nebo popularita)',
  swapResources: (one, other) => `vyměňte libovolné množství zdrojů v poměru 1 : 1 (${one} ↔ ${other})`,
  raiseProvinceLimit: 'odteď si pod každým polem produkce smíte ponechat až 3 provincie',
  nothing: 'nic se nestane',
  pay: (cost, then) => `zaplaťte ${cost}: ${then}`,
  hold: (goods) => `je třeba mít alespoň ${goods}`,
  nouns: {
    legendary: 'legendární bod',
    conquer: 'dobytí provincie',
    recover: 'návrat všech karet lstí',
    recoverOne: 'návrat jedné karty lsti',
    retrieve: 'uvolnění služebníka',
    recruit: 'běžný služebník',
    promote: 'mocný služebník',
    swapVp: 'přesun 1 vítězného bodu',
    swapResources: 'výměna zdrojů',
    raiseProvinceLimit: '3 provincie pod polem',
    nothing: 'nic',
    price: (cost, gained) => `${gained} za ${cost}`,
    free: 'zdarma',
    costs: (cost) => `stojí ${cost}`,
  },
  actions: {
    noGoldCost: 'Zahrajte k akci služebníka v zelené nebo fialové oblasti: 2 zlaté neplatíte.',
    alsoAdjacent: 'Zahrajte k akci služebníka: proveďte i akci vlevo nebo vpravo od ní ve stejné řadě. Zaplaťte obě.',
    twice: 'Zahrajte k akci služebníka: zaplaťte ji dvakrát a získejte její odměnu dvakrát.',
    strike:
      'Pošlete služebníka, který se smí přesunout, přímo na políčko odměn akce v řadě s přesýpacími hodinami a akci proveďte; její cenu zaplaťte jako obvykle. Nic ho neblokuje. Akci s produkcí zvolit nelze.',
  },
  claims: {
    unearned: 'dosáhněte úspěchu bez splnění jeho podmínek',
    twofold:
      'zahrajte, když dosáhnete úspěchu: vyhodnoťte jej dvakrát, legendární žeton si však vezměte nejvýše jednou',
  },
};
