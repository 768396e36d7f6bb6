import type { Entries } from '../book.ts';

export const table: Entries<'SET' | 'P23' | 'UNT' | 'PAU' | 'ADV' | 'DIG'> = {
  'SET-1': {
    title: 'Hráči a herní plán',
    text: 'Pro 1 až 5 hráčů. Strana A plánu je pro 1 až 3 hráče, strana B pro 4 nebo 5.',
  },
  'SET-2': {
    title: 'Hodiny a ukazatele',
    text: 'Každé hodiny začínají v horní řadě své oblasti. Ze čtyř fialových kroužků zaberou hodiny jeden v horní řadě; na zbylých třech leží ukazatele času.',
  },
  'SET-3': {
    title: 'Úspěch',
    text: 'Zamíchá se 10 karet úspěchu a jedna se odkryje. Leží na ní legendární žeton, kromě hry 1 až 3 hráčů: [[P23-1]].',
  },
  'SET-4': { title: 'Provincie', text: 'Zamíchá se 56 karet provincií a 4 se vyloží do nabídky.' },
  'SET-5': {
    title: 'Odměny rady',
    text: 'Odměna s mocným služebníkem má své místo. 5 závěrečných odměn leží vespod balíčku. Z 25 obyčejných jich 10 naslepo opustí hru, 5 se vyloží a 10 přijde navrch závěrečných. Rady 1 až 3 tak nabídnou po 5 obyčejných odměnách a 4. rada 5 závěrečných.',
  },
  'SET-6': {
    title: 'Vaše postava',
    text: 'Každý hráč má postavu, vylosovanou nebo zvolenou, na základní nebo pokročilé straně, se 4 kartami lstí této strany v ruce a jejími počátečními zdroji a hlasy. Všechny čtyři ukazatele začínají na počátku stupnic.',
  },
  'SET-7': {
    title: 'Vaši služebníci',
    text: 'Začínáte s 1 běžným a 1 mocným služebníkem na desce. Další 2 běžné lze získat kartou lsti a díky odměně rady lze 1 běžného vyměnit za druhého mocného.',
  },
  'SET-8': {
    title: 'Nejvýše čtyři služebníci',
    text: 'Ve hře nikdy nemáte více než 4 služebníky, běžné a mocné dohromady.',
  },
  'SET-9': { title: 'První pořadí', text: 'Na začátku jsou ukazatele privilegií v náhodném pořadí.' },
  'SET-10': {
    title: 'První umístění',
    text: 'Před prvním překlopením umístí hráči v pořadí privilegií mocného služebníka do rámečku některé spodní řady v libovolné oblasti; potom ve stejném pořadí běžného. Platí obvyklá pravidla umisťování ([[WRK-1]] až [[WRK-5]]). Jakmile jsou všichni připraveni, troje hodiny se překlopí do spodních řad a začíná 1. kolo. I toto fialové překlopení vystrčí ukazatel času.',
  },
  'SET-11': { title: 'Žádné tahy', text: 'Není tu začínající hráč a nejsou tu tahy.' },
  'P23-1': {
    title: 'Žeton přijde později',
    text: 'Při hře 1 až 3 hráčů není legendární žeton v 1. kole k dispozici. První úspěch přináší jen odměnu z dolní poloviny; žeton přijde v první radě s druhým úspěchem.',
  },
  'P23-2': {
    title: 'Neutrální služebníci',
    text: 'Při hře 2 hráčů stojí v každém ze 4 malých rámečků neutrální služebník, po jednom v každé zelené a fialové řadě. Nikdy se nepohnou a běžné služebníky k sobě nepustí.',
  },
  'P23-3': {
    title: 'Neutrální ukazatel',
    text: 'Při hře 2 hráčů začíná neutrální ukazatel na konci stupnice privilegií a každé rady se účastní se 3 hlasy; shoda se řeší podle [[COU-1]]. Odměnu si nebere, ale místo drží. Můžete tedy skončit třetí a získat, co dává 3. místo.',
  },
  'UNT-1': {
    title: 'S pískem, nebo bez',
    text: 'Každé kolo lze hrát s přesýpacími hodinami, nebo bez nich. Stůl se rozhodne před 1. kolem a na konci každé rady pro další kolo. Na obrazovce: [[DIG-5]].',
  },
  'UNT-2': {
    title: 'Stupnice časomíry',
    text: 'Stupnice časomíry má 11 polí. Každé jmenuje hodiny, které se na něm překlopí, tak jak by to vyšlo, kdyby se vždy překlápělo včas. První pole zahajuje kolo; poslední překlopí všechny troje hodiny a svolá radu.',
  },
  'UNT-3': {
    title: 'Jak se překlápí',
    text: 'V kole bez přesýpacích hodin je hráči sami nepřeklápějí. Vždy když jsou všichni hotovi, žeton hodin postoupí na další pole a hodiny na něm uvedené se překlopí. Fialové jako obvykle vystrkují ukazatele času; potřetí, na posledním poli, svolají radu.',
  },
  'UNT-4': {
    title: 'Jinak vše jako obvykle',
    text: 'Čas není omezen a na písek se nehledí. Všichni stále jednají současně a spory řeší privilegia ([[PRV-1]]).',
  },
  'PAU-1': {
    title: 'Přestávka',
    text: 'Hru lze pozastavit. Všechny troje hodiny leží na boku a zůstává v nich přesně tolik písku, kolik ho mají; při pokračování se všechny postaví ve stejný okamžik. Na obrazovce: [[DIG-7]]. Pozastavení nikomu nezkracuje dobu, po kterou lze uplatnit privilegium ([[PRV-1]]).',
  },
  'ADV-1': {
    title: 'Jeden služebník v rámečku',
    text: 'Kdo hraje tuto variantu, nikdy nemá dva vlastní služebníky v témže rámečku, běžné ani mocné, v žádné oblasti. Ostatní pravidla umisťování platí dál.',
  },
  'ADV-2': {
    title: 'Políčka odměn bez omezení',
    text: 'Na políčka odměn se omezení nevztahuje, ani u karet, které služebníka na políčko odměn přivedou ([[EFF-17]]).',
  },
  'ADV-3': {
    title: 'Sláva',
    text: 'Vítězné body za koncem stupnice moci, věhlasu nebo popularity smíte po jednom proměnit ve slávu. Každý bod slávy vám natrvalo vezme jeden ukazatel příslušného zdroje (moc: armáda, věhlas: kultura, popularita: zlato) ze zásoby nebo z desky a o 1 sníží jeho maximum.',
    example:
      'Na konci stupnice moci získáte 3 body moci a 2 z nich proměníte ve slávu. Od této chvíle můžete mít nejvýše 8 jednotek armády; třetí bod propadá.',
  },
  'ADV-4': {
    title: 'Co sláva není',
    text: 'Sláva není vítězný bod. Nelze ji utratit ani proměnit zpět a zaplacení bodů z téže stupnice se jí nedotkne. Na legendární stupnici sláva není.',
  },
  'ADV-5': {
    title: 'Sláva při shodě',
    text: 'Hraje-li někdo se slávou, shodu v boji o vítězství rozhodne nejvíce slávy, potom pořadí privilegií a nic dalšího. V [[END-2]] jde o shodu bodů, v [[END-3]] o shodu nejnižších stupnic, ještě před další stupnicí.',
  },
  'ADV-6': { title: 'Jen sláva', text: 'Slávu smíte používat i bez omezení z [[ADV-1]].' },
  'DIG-1': {
    title: 'Poslední akce',
    text: 'Po svolání rady lze „hotovo“ vzít zpět, dokud nejsou hotovi všichni. Kdokoli může vyzvat k dokončení. Pak má postupně od nejníže postaveného každý, kdo ještě není hotov, 20 sekund (stůl to může změnit), na své poslední akce; kdo je nechá uplynout, je hotov. „Hotovo“ pak může vzít zpět už jen ten, kdo je v pořadí nad hráčem, jemuž běží čas. Jako poslední je tak na řadě nejvýše postavený hráč.',
  },
  'DIG-2': {
    title: 'Společný přesun',
    text: 'V 5. kroku fáze rady přesouvají všichni najednou. Dokud krok trvá, smí výše postavený hráč vzít níže postavenému rámeček, do něhož ten vstoupil až v tomto kroku; ustupující služebník se vrátí tam, kde stál, a jeho majitel musí znovu ohlásit „připraveno“.',
  },
  'DIG-3': {
    title: 'Žádné zbytečné otázky',
    text: 'Ptá-li se váš vlastní tah na něco, na co je možná jen jedna odpověď, platí sama od sebe. Zisk, pro který není vůbec místo, se přeskočí. Zbude-li vám jen jedna odpověď kvůli tahu jiného hráče, dáte ji přesto sami.',
  },
  'DIG-4': {
    title: 'Když všichni čekají na jednoho',
    text: 'Otevřená volba zdržuje jen toho, kdo ji má učinit. Kde musí čekat celý stůl (první umístění, odměna rady, odhazování provincií, připravenost), může si stůl určit lhůtu: mezi přáteli žádnou, u veřejných stolů 60 sekund, není-li zvoleno jinak. Potom se zvolí výchozí možnost: první přípustný rámeček; natištěný 1 bod na hráčově nejnižší stupnici; nejnovější provincie z přeplněného pole; jinak „připraveno“.',
  },
  'DIG-5': {
    title: 'Hlasování o písku',
    text: 'Nastavení stolu říká, jak se které kolo hraje. Během rady smějí hráči hlasovat o změně dalšího kola. Rozhoduje většina; při rovnosti se hraje bez přesýpacích hodin.',
  },
  'DIG-6': {
    title: 'Rychlost',
    text: 'Rychlost stolu mění jen to, jak dlouho se sype písek. Tolerance pro privilegia a všechny lhůty zůstávají ve skutečných sekundách.',
  },
  'DIG-7': {
    title: 'Pozastavení a pokračování',
    text: 'Kdo sedí u stolu, smí hru pozastavit i znovu spustit; pokračuje se po odpočtu od tří, který všichni vidí.',
  },
  'DIG-8': {
    title: 'Omezení pauz',
    text: 'Stůl může pauzy omezit: mezi přáteli obvykle ne, u veřejných stolů na tři pro každého hráče za hru. Omezená pauza skončí nejpozději po minutě, odpočet od tří nikdo nezastaví a po pauze nemůže tentýž hráč minutu herního času znovu pozastavit.',
  },
};
