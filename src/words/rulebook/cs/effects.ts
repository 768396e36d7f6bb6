import type { Entries } from '../book.ts';

export const effects: Entries<'EFF' | 'MAR'> = {
  'EFF-1': {
    title: 'Zisk',
    text: 'Získejte uvedený počet zdrojů, hlasů nebo vítězných bodů na jmenované stupnici. Omezení: [[INV-1]], [[INV-2]].',
  },
  'EFF-2': {
    title: 'Univerzální zdroje',
    text: 'Získejte uvedený počet zdrojů v libovolné kombinaci ([[INV-7]]).',
  },
  'EFF-3': { title: 'Produkce', text: 'Získejte produkci uvedené barvy ([[PRO-5]]).' },
  'EFF-4': {
    title: 'Dobytí provincie',
    text: 'Dobyjte jednu provincii ([[PRO-1]]). 4 jednotky armády to stojí jen na poli herního plánu; jinde jen to, co je u toho uvedeno.',
  },
  'EFF-5': { title: 'Všechny lsti zpět', text: 'Vezměte si do ruky všechny své odhozené lsti.' },
  'EFF-6': {
    title: 'Uvolnění služebníka',
    text: 'Vezměte jednoho svého služebníka z řady s hodinami, z rámečku nebo z políčka odměn. Je ihned volný.',
  },
  'EFF-7': { title: 'Nábor', text: 'Přiveďte do hry jednoho běžného služebníka ([[STR-6]]).' },
  'EFF-8': {
    title: 'Mocný služebník',
    text: 'Vyměňte jednoho svého běžného služebníka za mocného ([[COU-4]]).',
  },
  'EFF-9': {
    title: 'Přesun bodu',
    text: 'Přesuňte přesně 1 vítězný bod z jedné stupnice na jinou: moc, věhlas nebo popularita. Legendární bod takto nelze dát ani získat.',
  },
  'EFF-10': {
    title: 'Bez platby zlatem',
    text: 'Zahrajte ji k zelené nebo fialové akci služebníka: její 2 zlaté neplatíte ([[STR-4]]).',
  },
  'EFF-11': {
    title: 'Legendární čin',
    text: 'Zaplaťte 10 univerzálních zdrojů a získejte legendární bod.',
  },
  'EFF-12': {
    title: 'Limit provincií',
    text: 'Pod každým vaším polem smějí zůstat 3 provincie ([[COU-8]]).',
  },
  'EFF-13': {
    title: 'Body dle výběru',
    text: 'Získejte uvedený počet bodů moci, věhlasu nebo popularity, jak chcete, nikdy na legendární stupnici.',
  },
  'EFF-14': { title: 'Jedna z odměn', text: 'Z několika uvedených odměn si jednu vyberte a získejte ji.' },
  'EFF-15': {
    title: 'Sousední akce (Válečný štváč)',
    text: 'Zahrajte ji k akci služebníka: proveďte i akci hned vlevo nebo vpravo v téže řadě. Jsou to dvě akce po sobě: zaplatíte první a získáte její odměnu, potom druhou. Co přinese první, tím lze zaplatit druhou ([[STR-5]]).',
  },
  'EFF-16': {
    title: 'Jedna lest zpět (Alchymistka)',
    text: 'Vezměte si do ruky 1 svou odhozenou lest dle výběru.',
  },
  'EFF-17': {
    title: 'Výpad (Bouře)',
    text: 'Pošlete volného služebníka rovnou na akci v řadě s hodinami, skrz rámeček na políčko odměn, a akci za její cenu proveďte. Nic ho neblokuje. Akci, jejíž odměnou je produkce, zvolit nelze.',
  },
  'EFF-18': {
    title: 'Dvakrát (Mírumilovný)',
    text: 'Zahrajte ji k akci služebníka: zaplaťte její cenu dvakrát a získejte odměnu dvakrát.',
  },
  'EFF-19': {
    title: 'Úspěch bez podmínek (Mírumilovný)',
    text: 'Dosáhněte aktuálního úspěchu bez splnění jeho podmínek. Jinak platí vše jako obvykle ([[ACH-2]], [[ACH-3]]).',
  },
  'EFF-20': {
    title: 'Dvojnásob (Tyran)',
    text: 'Zahrajte ji, když dosáhnete úspěchu: vyhodnotí se dvakrát. Pokaždé si vezměte žeton, nebo odměnu; žeton nejvýše jednou.',
  },
  'EFF-21': {
    title: 'Výměna zdrojů (Válečný štváč)',
    text: 'Proměňte libovolné množství své kultury ve stejné množství armády, nebo libovolné množství své armády ve stejné množství kultury.',
  },
  'MAR-1': {
    title: 'Co k sobě patří',
    text: 'Armáda patří k moci (červená), kultura k věhlasu (modrá), zlato k popularitě (žlutá).',
  },
  'MAR-2': {
    title: 'Barevné provincie',
    text: 'Některé provincie dávají jen jeden druh, který poznáte podle barvy karty: červené jen armádu, modré jen kulturu, žluté jen zlato, fialové jen hlasy.',
  },
  'MAR-3': {
    title: 'Nejdelší stupnice',
    text: 'Nejdelší stupnice základních postav: Gambal popularita, Bolg moc, Mesoat věhlas, Dhrenkir popularita; Licinia má všechny tři stejné. Jako Tyran má Dhrenkir nejdelší věhlas.',
  },
};
