import { plural } from '../../speech/cs.ts';
import type { Rulebook } from '../book.ts';

export const page: Rulebook['page'] = {
  title: 'Pravidla',
  overview: 'Hra na jedné stránce',
  glossary: 'Slovníček',
  questions: 'Otázky a odpovědi',
  tables: 'Tabulky',
  contents: 'Obsah',
  search: 'Hledat v pravidlech',
  searchHint: 'Slovo nebo číslo, třeba TIM-3',
  clear: 'Vymazat hledání',
  found: (count) => plural(count, { one: 'Nalezeno # místo', few: 'Nalezena # místa', other: 'Nalezeno # míst' }),
  nothing: (query) => `„${query}“ se nenašlo. Zkuste jiné slovo.`,
  print: 'Vytisknout',
  home: 'Na úvodní stránku',
  toTop: 'Nahoru',
  linkTo: (id) => `Odkaz na ${id}`,
  example: 'Příklad:',
  rule: (id) => `Pravidlo ${id}`,
  wholeBook: 'Číst v pravidlech',
  close: 'Zavřít',
  loading: 'Pravidla se otevírají…',
  failed: 'Pravidla se nepodařilo načíst.',
  again: 'Zkusit znovu',
};

export const overview: Rulebook['overview'] = {
  opening: [
    'Trůn je prázdný a každý z vás je šlechtic, který o něj stojí. Máte čtyři stupnice vítězství: moc, věhlas, popularitu a krátkou stupnici legendárního činu. Kdo chce vládnout, musí všechny čtyři dovést na svitek na jejich konci.',
    'Nejsou tu tahy. Všichni hrají současně. Plán má tři oblasti a každá své přesýpací hodiny: fialová (3 minuty), zelená (2 minuty) a černá (45 sekund). Každá oblast má dvě řady se stejnými akcemi a její hodiny stojí vždy v jedné z nich. Celá hra stojí na dvou větách:',
  ],
  sentences: [
    'Služebníci přicházejí a odcházejí jen v řadách bez hodin.',
    'Služebníci provádějí akce jen v řadách s hodinami.',
  ],
  rest: [
    {
      lead: 'Umístit, počkat, provést.',
      text: 'Umístěte služebníka do volné řady, počkejte, až se písek dosype, a překlopte hodiny do jeho řady, nebo to nechte na někom jiném. Teď služebník provede akci: posune se z rámečku na políčko odměn pod ním, vy zaplatíte a získáte, co políčko ukazuje. Tam zůstane, dokud hodiny řadu neopustí. Pomalé hodiny ho zdrží déle a odmění vás lépe.',
    },
    {
      lead: 'Běžní a mocní.',
      text: 'V zelené a fialové oblasti potřebuje běžný služebník prázdný rámeček. Mocný smí všude. V černé nikdo nikomu nepřekáží.',
    },
    {
      lead: 'Co akce přinášejí.',
      text: 'Armádou, kulturou a zlatem platíte za jiné věci. Hlasy určují vaše postavení. Dobyté provincie přijdou pod desku a zvětší její produkci. Body vás posouvají po stupnicích.',
    },
    {
      lead: 'Bez služebníka',
      text: 'můžete kdykoli dělat dalších pět věcí: překlopit dosypané hodiny, zahrát kartu lsti, zaplatit a vzít si zahrané lsti zpět, dosáhnout úspěchu daného kola a obnovit nabídku provincií.',
    },
    {
      lead: 'Kolo končí',
      text: 'třetím fialovým překlopením: ihned se svolává rada. Všichni ještě dokončí, co chtějí, jen už nepřeklápějí, a pak rada zasedne. Kdo má nejvíce hlasů, je první a první si vybírá odměnu; přední místa získají i body navíc. Všechny hlasy se odhodí, přeplněná pole se protřídí, vyloží se nové karty, služebníky lze přesunout a všechny troje hodiny se překlopí do dalšího kola.',
    },
    {
      lead: 'Po čtvrté radě',
      text: 'je konec. Z hráčů, kteří mají všechny čtyři stupnice na svitku, vyhrává ten, kdo na něm má nejvíc bodů. Nepodařilo-li se to nikomu, vyhrává z hráčů s legendárním bodem ten, jehož nejnižší stupnice je svitku nejblíž. Bez legendárního bodu nikdo nemůže vyhrát, mějte ho tedy na očích.',
    },
    {
      lead: 'Hraje někdo poprvé?',
      text: 'Odehrajte první kolo bez přesýpacích hodin: pravidla jsou stejná a nikdo nespěchá.',
    },
  ],
};

export const chapters: Rulebook['chapters'] = {
  INV: {
    title: 'Co vlastníte',
    lead: 'Vedle desky leží zásoba, která patří jen vám: z ní získáváte a do ní platíte. Utratit můžete jen to, co leží na desce. Všechno má svou mez, jen hlasy ne.',
  },
  TIM: {
    title: 'Přesýpací hodiny',
    lead: 'Hodiny říkají, ve které řadě oblasti se provádějí akce a ve které se přesouvá. Písek říká jen to, kdy je lze překlopit.',
  },
  ACT: { title: 'Akce', lead: 'Během kola děláte, co chcete a kdy chcete. Čekat musíte jen sami na sebe.' },
  WRK: {
    title: 'Služebníci',
    lead: 'Přesunout služebníka a provést s ním akci jsou dvě různé věci. Přesouvá se v řadách bez hodin, akce se provádějí v řadách s nimi.',
  },
  PRO: {
    title: 'Provincie a produkce',
    lead: 'Provincie zvětšují vaši produkci. Kam kterou zasunete, rozhodne, co bude dávat po zbytek hry.',
  },
  STR: {
    title: 'Karty lstí',
    lead: 'Malé odměny pro chvíli, kdy je potřebujete. Co jste zahráli, můžete si koupit zpět.',
  },
  ACH: {
    title: 'Úspěch',
    lead: 'Jedna karta za kolo pro každého, kdo je na okamžik dost bohatý: vaše hlavní příležitost k legendárnímu bodu.',
  },
  CAL: {
    title: 'Svolání rady',
    lead: 'Po třetím fialovém překlopení se už nepřeklápí, ale hraje se dál. Využijte, co je ještě připraveno.',
  },
  COU: {
    title: 'Fáze rady',
    lead: 'Šest kroků beze spěchu, dobrá chvíle na přestávku. Z hlasů je postavení, z postavení odměny a stůl se chystá na další kolo.',
  },
  END: {
    title: 'Konec hry',
    lead: 'Vyhrává, kdo dostal vše na svitek, jinak ten, kdo má legendární bod a nejlepší nejnižší stupnici.',
  },
  PRV: {
    title: 'Uplatnění privilegií',
    lead: 'Vítězit má plán, ne rychlejší ruka. Chtějí-li dva totéž, rozhoduje postavení.',
  },
  SET: {
    title: 'Příprava hry',
    lead: 'Pro všechny stejný stůl; na počtu hráčů závisí jen strana plánu a pár věcí v malých skupinách.',
  },
  P23: {
    title: 'Hra jednoho až tří hráčů',
    lead: 'Malé stoly hrají na těsnější straně A. Ve dvou je s vámi ještě neutrální barva.',
  },
  UNT: {
    title: 'Kola bez přesýpacích hodin',
    lead: 'Každé kolo lze hrát bez ohledu na písek. Kdy se překlápí, pak říká stupnice o jedenácti polích.',
  },
  PAU: { title: 'Pozastavení', lead: 'Zvonek u dveří, dotaz na pravidlo: i reálný čas lze zastavit.' },
  ADV: {
    title: 'Varianta pro pokročilé',
    lead: 'Pro ty, kdo často docházejí na konec stupnic. Každý se rozhoduje sám, takže poslouží i k vyrovnání sil.',
  },
  DIG: { title: 'Na obrazovce', lead: 'Lidé kolem stolu se na lecčem domluví. Takto se to řeší na obrazovce.' },
  EFF: {
    title: 'Účinky',
    lead: 'Z těchto účinků jsou složena pole, desky, lsti, úspěchy i odměny. Účinek funguje všude stejně.',
  },
  MAR: { title: 'Značky a barvy', lead: 'Barvy ukazují, co k sobě patří; na tom, zda je krok dovolen, nic nemění.' },
};

export const snippets: Rulebook['snippets'] = {
  twoRows: {
    caption: 'Před překlopením a po něm: hodiny přejdou do druhé řady a služebník, který tam čeká, smí provést akci.',
    said: 'Zelená oblast dvakrát. Nejprve stojí hodiny v horní řadě a služebník čeká v rámečku spodní. Po překlopení jsou hodiny ve spodní řadě a tento služebník může provést akci.',
  },
  states: {
    caption: 'Čtyři stavy služebníka. Záleží jen na tom, kde stojí.',
    said: 'Čtyři služebníci. V rámečku v řadě bez hodin: čeká, může se přesunout. Na políčku odměn v této řadě: může se přesunout. V rámečku v řadě s hodinami: může provést akci. Na políčku odměn v této řadě: zaseknutý.',
  },
  blocking: {
    caption:
      'Kam teď smí běžný služebník: čárkovaná místa. V zelené jsou pro něj obsazené rámečky zavřené, v černé žádný.',
    said: 'Řada bez hodin v zelené a v černé oblasti. V zelené smí běžný služebník jen do prázdných rámečků. V černé smí do všech.',
  },
  wideFrame: {
    caption: 'Široký rámeček strany A: jedno místo, dvě akce. Volí se až při provedení.',
    said: 'Horní fialová řada strany A. Služebník v širokém rámečku vlevo si může vybrat ze dvou políček odměn; malý rámeček vpravo má jedno.',
  },
  circles: {
    caption: 'Fialové kroužky během kola: každé překlopení vystrčí jeden ukazatel, třetí svolá radu.',
    said: 'Čtyři obrázky čtyř fialových kroužků, dva v každé řadě. Před kolem leží tři ukazatele, po prvním překlopení dva, po druhém jeden, po třetím žádný: rada je svolána.',
  },
  production: {
    caption: 'Červená produkce: deska a všechny provincie pod ní se sčítají.',
    said: 'Červené pole se 4 jednotkami armády a třemi provinciemi pod ním: 2 jednotky armády, 2 jednotky kultury a 1 bod moci. Dohromady 6 jednotek armády, 2 jednotky kultury a 1 bod moci.',
  },
  achievement: {
    caption: 'Mějte, co ukazuje horní polovina, a pak si vezměte žeton, nebo dolní polovinu.',
    said: 'Karta úspěchu. Nahoře žádá 6 jednotek armády, 2 jednotky kultury a 3 hlasy, dole dává 2 jednotky armády, 2 jednotky kultury a 2 zlaté.',
  },
  privilege: {
    caption: 'Hlasy určí nové pořadí. Modrý a zelený mají stejně: zelený byl níže, jde tedy dopředu.',
    said: 'Staré pořadí je modrý se 4 hlasy, oranžový se 2, zelený se 4. Nové je zelený, modrý, oranžový.',
  },
  score: {
    caption: 'Stupnice z příkladu: 5 bodů.',
    said: 'Čtyři stupnice jednoho hráče, všechny na svitku. Moc je na druhém políčku, věhlas a popularita na prvním, legendární bod je získán: 5 bodů.',
  },
  parchment: {
    caption: 'Tři stupnice na svitku, jedna ještě 2 kroky před ním: na té záleží.',
    said: 'Čtyři stupnice jednoho hráče. Moc je na 3. políčku svitku, věhlas 2 kroky před ním, popularita na prvním políčku, legendární bod je získán.',
  },
  timerTrack: {
    caption: 'Jedenáct polí stupnice časomíry a hodiny, které se na nich překlápějí.',
    said: 'Na poli 1 se překlopí všechny troje hodiny. Potom černé na 2, 3, 5, 6, 7, 9, 10 a 11, zelené na 4, 8 a 11, fialové na 6 a 11. Pole 11 svolává radu.',
  },
};

export const tables: Rulebook['tables'] = {
  note: 'Sestaveno přímo z karet a desek, se kterými se hraje.',
  box: 'Obsah krabice',
  piece: 'Součást',
  count: 'Počet',
  perPlayer: 'Pro hráče',
  board: 'Herní plán',
  sideA: 'Strana A, 1 až 3 hráči',
  sideB: 'Strana B, 4 a 5 hráčů',
  privilege: 'Bonus stupnice privilegií',
  timerTrack: 'Stupnice časomíry',
  characters: 'Postavy',
  production: 'Produkce desek',
  stratagems: 'Počáteční karty lstí',
  rewards: 'Odměny rady',
  achievements: 'Úspěchy',
  provinces: 'Provincie',
  icons: 'Symboly',
  area: 'Oblast',
  sand: 'Písek',
  row: 'Řada',
  frame: 'Rámeček',
  cost: 'Cena',
  gives: 'Přinese',
  or: 'nebo',
  place: 'Místo',
  space: 'Pole',
  flips: 'Překlopí se',
  character: 'Postava',
  toParchment: 'Kroků ke svitku',
  starts: 'Na začátku',
  pickUp: 'Cena navrácení',
  card: 'Karta',
  kind: 'Druh',
  cards: 'Karet',
  asks: 'Je třeba mít',
  icon: 'Symbol',
  meaning: 'Význam',
  rule: 'Pravidlo',
  standing: 'vždy k dispozici',
  instant: 'okamžitá',
  permanent: 'trvalá lest',
  final: 'závěrečná',
};
