import type { Entries } from '../book.ts';

export const council: Entries<'CAL' | 'COU' | 'END' | 'PRV'> = {
  'CAL-1': {
    title: 'Padl poslední ukazatel',
    text: 'Rada se svolává v okamžiku, kdy fialové hodiny vystrčí z plánu poslední ukazatel času.',
  },
  'CAL-2': {
    title: 'Už nepřeklápějte',
    text: 'Od té chvíle se nesmí překlopit žádné hodiny. Vše ostatní pokračuje podle obvyklých pravidel a bez časového omezení, dokud všichni neřeknou „hotovo“.',
  },
  'CAL-3': {
    title: 'Kdo jedná poslední',
    text: 'Chce-li být poslední více hráčů, poslední jedná ten, kdo je výše v pořadí privilegií. Jak se to řeší na obrazovce: [[DIG-1]].',
  },
  'CAL-4': {
    title: 'Služebníci zůstávají',
    text: 'Když začne fáze rady, všichni služebníci zůstanou na svých místech.',
  },
  'COU-0': {
    title: 'Žádné akce',
    text: 'Během fáze rady nikdo neprovádí akce, kromě obnovení nabídky provincií ([[PRO-6]]) a toho, co dovoluje šest kroků.',
  },
  'COU-1': {
    title: 'Krok 1: pořadí',
    text: 'Ukazatele privilegií se nově seřadí podle hlasů: kdo jich má nejvíc, je první. Při shodě jde dopředu ten, kdo byl dosud níže. Potom všichni odevzdají všechny hlasy.',
  },
  'COU-2': {
    title: 'Krok 2: odměny',
    text: 'V novém pořadí si každý vezme jednu odměnu rady a k ní získá bonus svého místa: 1. místo 2 vítězné body dle výběru (lze je rozdělit), 2. a 3. místo po 1. Při hře 2 nebo 3 hráčů nemá 3. místo žádný bonus. Legendární bod takto získat nelze. Vzaté karty se nedoplňují.',
  },
  'COU-3': {
    title: 'Odměna natištěná na desce',
    text: 'Odměnu „1 vítězný bod dle výběru“ na desce rady si v téže radě smí vzít libovolný počet hráčů.',
  },
  'COU-4': {
    title: 'Odměna s mocným služebníkem',
    text: 'V každé radě si ji smí vzít jeden hráč. Vymění jednoho svého běžného služebníka ve hře za svého druhého mocného, který stane přesně na jeho místě: v rámečku, na políčku odměn nebo na desce. Běžný služebník opouští hru. Kdo už má 2 mocné služebníky, vzít si ji nemůže.',
  },
  'COU-5': {
    title: 'Okamžité odměny',
    text: 'Odměna s červeným okrajem působí ihned a pak opouští hru. Také limit provincií je okamžitý, ale ten si ponecháte: [[COU-8]].',
  },
  'COU-6': {
    title: 'Trvalé lsti',
    text: 'Odměna s modrým okrajem přijde do ruky, ne mezi odhozené lsti. Zahrát ji můžete, jakmile začne kolo, a navrací se jako každá jiná lest.',
  },
  'COU-7': {
    title: 'Závěrečné odměny',
    text: 'Ve čtvrté radě jsou závěrečné odměny. Zaplaťte, co karta ukazuje, a získejte odměnu; karta pak opouští hru. Kartu, kterou nemůžete zaplatit, si vzít nelze, a legendární bod za 10 zdrojů také ne, pokud ho už máte.',
  },
  'COU-8': {
    title: 'Limit 3 provincií',
    text: 'Tato odměna zůstane vedle vaší desky. Už od této rady smějí pod každým vaším polem zůstat 3 provincie. Více než jednu takovou mít nelze.',
  },
  'COU-9': {
    title: 'Krok 3: kontrola provincií',
    text: 'Pod každým polem smějí být 2 provincie, díky [[COU-8]] tři. Je-li jich víc, majitel zvolí, které opustí hru, aby byl limit dodržen.',
  },
  'COU-10': {
    title: 'Krok 4: příprava kola',
    text: 'Ve čtvrté radě hra v tomto místě končí ([[END-1]]). Poznáte ji podle toho, že v balíčku odměn rady nezbyla žádná karta. Jinak se vše připraví nově: mocný služebník je opět k mání, 5 nových odměn rady a 4 nové provincie nahradí staré, všichni si vezmou zpět ukazatel úspěchu, přijde nová karta úspěchu s legendárním žetonem a tři ukazatele času se vrátí na fialové kroužky, na nichž nestojí hodiny.',
  },
  'COU-11': {
    title: 'Krok 5: služebníci',
    text: 'Všichni smějí přesouvat a umisťovat služebníky podle obvyklých pravidel, tedy nikdy z řady s hodinami ani do ní. Nic jiného dovoleno není. Spory řeší pořadí privilegií; na obrazovce viz [[DIG-2]].',
  },
  'COU-12': {
    title: 'Krok 6: pokračujeme',
    text: 'Sype-li se ještě písek, počká se. Jakmile jsou všichni připraveni, všechny troje hodiny se naráz překlopí do druhé řady své oblasti a začíná další kolo. Jinak vše zůstává: služebníci, zdroje, karty v ruce i odhozené, provincie a stupnice.',
  },
  'END-1': { title: 'Kdy hra končí', text: 'Hra končí ve čtvrté radě po 3. kroku.' },
  'END-2': {
    title: 'Všechny čtyři na svitku',
    text: 'Má-li někdo všechny čtyři ukazatele na svitku, vítězem je jeden z těchto hráčů: ten, kdo tam má nejvíce bodů. Na každé stupnici se počítají dosažená políčka svitku, legendární bod za 1. Při shodě vítězí hráč výše v pořadí privilegií. Se slávou: [[ADV-5]].',
    example:
      'Moc máte na druhém políčku svitku, věhlas a popularitu na prvním a máte legendární bod. To je 2 + 1 + 1 + 1 = 5 bodů.',
  },
  'END-3': {
    title: 'Když se to nikomu nepodařilo',
    text: 'Jinak může zvítězit jen hráč s legendárním bodem. U každého se vezme stupnice nejvzdálenější od svitku; vyhrává ten, u koho je svitku nejblíž. Stupnice, která už na svitek dosáhla, se počítá podle toho, jak daleko na něm je. Při shodě rozhoduje další stupnice v pořadí a tak dále; je-li vše stejné, rozhodne pořadí privilegií. Se slávou: [[ADV-5]].',
    example:
      'Hráči A chybí 3, 0 a 0 kroků, hráči B 2, 2 a 2. Oba mají legendární bod. Vyhrává B: 2 je blíž než 3. Hráč C má na svitku všechny tři, ale nemá legendární bod, a vyhrát nemůže.',
  },
  'END-4': {
    title: 'Občanská válka',
    text: 'Nemá-li nikdo legendární bod, nikdo nevyhrává: zemi pohltí občanská válka.',
  },
  'PRV-1': {
    title: 'Přednost má vyšší postavení',
    text: 'Sáhnou-li dva hráči přibližně ve stejnou chvíli po téže věci, získá ji ten, kdo je výše v pořadí privilegií. „Přibližně ve stejnou chvíli“ znamená do jedné sekundy, pokud se stůl nedohodne jinak. Při toleranci 0 pravidlo neplatí a získá ji ten, kdo byl dřív.',
  },
  'PRV-2': {
    title: 'Oč může jít',
    text: 'Například o tutéž vyloženou provincii, o legendární žeton, o týž zelený nebo fialový rámeček pro běžného služebníka nebo o přesun do řady či z ní právě ve chvíli, kdy do ní někdo překlápí hodiny.',
  },
  'PRV-3': {
    title: 'Ne při shodě hlasů',
    text: 'O shodě hlasů v radě privilegia nikdy nerozhodují. Ta má vlastní pravidlo: [[COU-1]].',
  },
  'PRV-4': {
    title: 'Když prohrajete spor',
    text: 'Kdo prohraje, je na tom, jako by se o nic nepokusil. Patřil-li pokus k započaté a zaplacené akci, ta pokračuje novou volbou. Nic se neztrácí.',
    example:
      'Provincii, po níž jste sáhli, získal hráč výše v pořadí. Vaše 4 jednotky armády zůstávají zaplaceny; vyberte si jinou.',
  },
};
