import type { Section } from '../../speech/section.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Section<typeof english> = {
  'SET-8': 'Ve hře už máte čtyři služebníky; víc jich nesmí mít nikdo.',
  'SET-10':
    'První služebníci se umisťují postupně, a to jen do spodních řad: nejprve mocní, potom běžní. Vše ostatní přijde na řadu potom.',
  'INV-5': 'Na to zatím nemáte. Nejprve nasbírejte, co je třeba zaplatit.',
  'INV-6': 'Zaplaťte přesně uvedený počet zdrojů (armáda, kultura, zlato). Hlasy se nepočítají.',
  'INV-7':
    'Vezměte si přesně uvedený počet zdrojů (armáda, kultura, zlato), od každého nejvýše tolik, na kolik máte místo.',
  'TIM-3': 'Písek se ještě sype. Hodiny překlopte, až se dosype.',
  'ACT-2': 'Jedno po druhém: dokončete započatou akci, teprve pak začněte další.',
  'ACT-3': 'To teď nejde.',
  'WRK-1':
    'Dokud v řadě stojí přesýpací hodiny, žádný služebník do ní nesmí ani z ní. Zvolte druhou řadu, nebo vyčkejte na překlopení.',
  'WRK-2': 'Služebníci se umisťují do zlatého rámečku, nikdy přímo na políčko odměn.',
  'WRK-3': 'Tento rámeček je obsazený. Najděte volný, nebo pošlete mocného služebníka; toho nikdo neblokuje.',
  'WRK-8': 'Služebník provádí akci ze svého rámečku v řadě s přesýpacími hodinami. Vyčkejte, až k němu dorazí.',
  'WRK-10': 'Tento služebník už akci provedl a je zaseknutý, dokud hodiny jeho řadu neopustí.',
  'WRK-13': 'Tuto akci nemůžete zaplatit. Služebník může počkat v rámečku, než potřebné nasbíráte.',
  'WRK-15': 'Služebník může provést jen akci, která leží pod jeho vlastním rámečkem.',
  'PRO-1':
    'Vezměte si jednu z nabízených provincií nebo vrchní kartu balíčku a pak zvolte pole, pod které ji zasunete.',
  'PRO-6': 'Nabídka provincií je plná, není co doplnit.',
  'PRO-7': 'Balíček provincií je prázdný.',
  'STR-1': 'Lsti se hrají během kola. Schovejte si kartu na příští.',
  'STR-2': 'Tuto kartu nemáte v ruce. Získáte ji zpět navrácením karet lstí.',
  'STR-3': 'K navrácení potřebujete odhozené karty lstí a cenu uvedenou na vaší desce.',
  'STR-4': 'Zahrajte tuto kartu k akci služebníka nebo k úspěchu, který mění.',
  'STR-6': 'Nemáte už žádného běžného služebníka, kterého byste uvedli do hry.',
  'ACH-1': 'Zatím nemáte vše, co tento úspěch vyžaduje. Myslete i na hlasy.',
  'ACH-2': 'Úspěchu tohoto kola už jste dosáhli. Další přijde s radou.',
  'ACH-3': 'Legendární žeton je pryč, nebo legendární bod už máte. Vezměte si raději odměnu.',
  'CAL-2': 'Rada je svolána: hodiny se už nepřeklápějí. Udělejte, co ještě chcete, a stiskněte „Mám hotovo“.',
  'COU-0': 'Rada zasedá. Teď lze jen to, co dovolují její kroky, a obnovit nabídku provincií.',
  'COU-2':
    'Odměny se berou podle stupnice privilegií. Vyčkejte, až na vás přijde řada, a vyberte si z těch, které zbývají.',
  'COU-4': 'Mocného služebníka teď vzít nelze: už je pryč, máte už dva, nebo vám chybí běžný k výměně.',
  'COU-7': 'Tuto závěrečnou odměnu vzít nelze: nemáte na ni, nebo už legendární bod vlastníte.',
  'COU-8': 'Pod každým polem produkce už smíte mít 3 provincie. Vyberte si jinou odměnu.',
  'COU-9': 'Vyberte provincii pod polem, které je nad limitem.',
  'COU-11': 'Teď můžete jen přesouvat služebníky.',
  'COU-12':
    'Máte připraveno. Chcete-li ještě přesouvat, vezměte to zpět. „Připraveno“ lze stisknout, až když lze přesouvat služebníky.',
  'END-1': 'Hra skončila.',
  'P23-1': 'Při hře jednoho až tří hráčů se legendární žeton objeví až s první radou. Vezměte si raději odměnu.',
  'UNT-1': 'Kolo se hraje buď s přesýpacími hodinami, nebo bez nich.',
  'UNT-3':
    'V kole bez hodin se nepřeklápí ručně: stiskněte „Mám hotovo“, a až budou hotovi všichni, hodiny se překlopí. V kole s hodinami se „Mám hotovo“ používá až po svolání rady.',
  'ADV-1': 'Při přísném umisťování smí v každém rámečku stát nejvýše jeden váš služebník.',
  'ADV-3': 'Ve slávu lze proměnit jen body, které přesáhly konec stupnice.',
  'PAU-1': 'Hra je pozastavena. Nejprve ji znovu spusťte.',
  'DIG-1':
    'Máte hotovo. Chcete-li pokračovat, vezměte to zpět. Po výzvě k dokončení to po vašich posledních akcích už nejde.',
  'DIG-5': 'O dalším kole lze hlasovat během prvních tří rad.',
  'DIG-7': 'Hra není pozastavena.',
  'DIG-8': 'Pauzy jste už vyčerpali, pozastavili jste hru před necelou minutou, nebo hra právě pokračuje.',
  'EFF-6': 'Vyberte jednoho svého služebníka, který stojí v řadě s přesýpacími hodinami.',
  'EFF-9': 'Vyberte stupnici, na které ustoupíte, a jinou, na které postoupíte.',
  'EFF-13': 'Rozdělte přesně uvedený počet bodů mezi moc, věhlas a popularitu.',
  'EFF-14': 'Vyberte jednu z nabízených možností, na kterou máte.',
  'EFF-15': 'Druhá akce musí ležet hned vedle první, ve stejné řadě.',
  'EFF-16': 'Vyberte jednu ze svých odhozených karet lstí.',
  'EFF-17':
    'Potřebujete služebníka, který se může přesunout, a v řadě s přesýpacími hodinami akci, která není produkcí.',
  'EFF-20': 'Vyberte jednou za každé vyhodnocení úspěchu. Legendární žeton lze vzít jen jednou.',
  'EFF-21': 'Měňte jedna ku jedné, nejvýše tolik, kolik máte a na kolik máte místo.',
};
