import type { Rulebook } from '../book.ts';

export const glossary: Rulebook['glossary'] = {
  area: {
    term: 'oblast akcí',
    meaning:
      'Jedna ze tří částí plánu, fialová, zelená nebo černá, vždy s jedněmi hodinami a dvěma řadami ([[TIM-2]]).',
  },
  row: { term: 'řada', meaning: 'Jedna ze dvou řad akčních polí v oblasti, horní a spodní. Obě nabízejí stejné akce.' },
  space: { term: 'akční pole', meaning: 'Rámeček spolu s políčkem nebo políčky odměn pod ním.' },
  frame: { term: 'zlatý rámeček', meaning: 'Horní část akčního pole. Zde služebníci čekají na hodiny ([[WRK-2]]).' },
  wideFrame: {
    term: 'široký rámeček',
    meaning: 'Rámeček na straně A plánu nad dvěma políčky odměn; jediné místo pro služebníka ([[WRK-15]]).',
  },
  box: {
    term: 'políčko odměn',
    meaning: 'Dolní část akčního pole s odměnou. Služebník se sem dostane provedením akce ([[WRK-8]]).',
  },
  withTimer: {
    term: 'řada s hodinami',
    meaning: 'Řada, v níž stojí hodiny oblasti, ať se písek sype, nebo ne ([[TIM-4]]).',
  },
  flip: {
    term: 'překlopit',
    meaning: 'Přenést hodiny do druhé řady jejich oblasti a obrátit je, aby se písek sypal znovu ([[TIM-3]]).',
  },
  available: {
    term: 'volný',
    meaning: 'Služebník ve hře, který stojí na desce svého majitele nebo v řadě bez hodin ([[WRK-1]]).',
  },
  stuck: { term: 'zaseknutý', meaning: 'Služebník na políčku odměn v řadě s hodinami: čeká, až odejdou ([[WRK-10]]).' },
  common: {
    term: 'běžný služebník',
    meaning: 'Malá figurka. V zelené a fialové potřebuje prázdný rámeček ([[WRK-3]]).',
  },
  grande: { term: 'mocný služebník', meaning: 'Vysoká figurka s chocholem. Nic ji neblokuje ([[WRK-5]]).' },
  mat: {
    term: 'deska hráče',
    meaning: 'Vlastní deska: stupnice, zdroje, nečinní služebníci, odhozené lsti a čtyři pole produkce pro provincie.',
  },
  slot: {
    term: 'pole produkce',
    meaning: 'Jedno ze čtyř míst pod deskou, kam se zasouvají provincie: hnědé, červené, modré, žluté ([[PRO-2]]).',
  },
  resource: { term: 'zdroj', meaning: 'Armáda, kultura nebo zlato. Hlasy zdroje nejsou ([[INV-3]]).' },
  wild: {
    term: 'univerzální zdroje',
    meaning: 'Libovolná kombinace tří zdrojů s uvedeným součtem ([[INV-6]], [[INV-7]]).',
  },
  vp: {
    term: 'vítězný bod',
    meaning: 'Jeden krok na stupnici. „Dle výběru“ znamená moc, věhlas nebo popularitu, nikdy legendární ([[EFF-13]]).',
  },
  legendary: {
    term: 'legendární bod',
    meaning: 'Jediný krok čtvrté stupnice, legendárního úspěchu. Bez něj nikdo nevyhraje ([[ACH-5]], [[END-4]]).',
  },
  parchment: {
    term: 'svitek',
    meaning: 'Poslední úsek každé stupnice. Dostaňte na něj všechny čtyři ukazatele ([[END-2]]).',
  },
  privilege: {
    term: 'pořadí privilegií',
    meaning: 'Pořadí ukazatelů na stupnici privilegií. „Výše“ znamená blíž k prvnímu místu ([[COU-1]], [[PRV-1]]).',
  },
  timeMarker: {
    term: 'ukazatel času',
    meaning: 'Jeden ze tří fialových ukazatelů, které počítají fialová překlopení v kole ([[TIM-5]]).',
  },
  round: {
    term: 'kolo',
    meaning: 'Od překlopení všech trojích hodin do chvíle, kdy jsou po svolání rady všichni hotovi.',
  },
  council: { term: 'rada', meaning: 'Fáze rady v šesti krocích po každém ze čtyř kol ([[COU-0]]).' },
  conquer: { term: 'dobýt', meaning: 'Získat kartu provincie ([[PRO-1]]).' },
  production: {
    term: 'produkce',
    meaning: 'Odměna, která přinese vše, co ukazuje jedno pole vaší desky a provincie pod ním ([[PRO-5]]).',
  },
  retrieve: {
    term: 'uvolnit',
    meaning: 'Kartou nebo produkcí vzít vlastního služebníka z řady s hodinami ([[EFF-6]]).',
  },
  recruit: { term: 'nábor', meaning: 'Přivést do hry dalšího běžného služebníka ([[STR-6]]).' },
  stratagem: { term: 'karta lsti', meaning: 'Karta v ruce, kterou můžete zahrát kdykoli během kola ([[STR-1]]).' },
  discard: {
    term: 'odhozené lsti',
    meaning: 'Místo na desce pro zahrané lsti, které jste si ještě nenavrátili ([[STR-2]]).',
  },
  achievement: { term: 'úspěch', meaning: 'Karta kola; dosáhnout ho smí každý, kdo má, co žádá ([[ACH-1]]).' },
  leaves: { term: 'opouští hru', meaning: 'Odkládá se nadobro a v této partii se nevrátí.' },
  untimed: {
    term: 'kolo bez přesýpacích hodin',
    meaning: 'Kolo, v němž se na písek nehledí a hodiny se překlápějí, když jsou všichni hotovi ([[UNT-3]]).',
  },
  glory: {
    term: 'sláva',
    meaning: 'Ve variantě pro pokročilé: v co se mohou proměnit body za koncem stupnice ([[ADV-3]]).',
  },
};

export const questions: Rulebook['questions'] = {
  grandeInBlack: {
    question: 'Smí můj mocný služebník do černé oblasti?',
    answer:
      'Ano. Smí do každého rámečku v každé oblasti. Jen kdo hraje variantu pro pokročilé, musí dodržet jednoho vlastního služebníka v rámečku.',
  },
  actAgain: {
    question: 'Můj služebník provedl akci. Mohu ho posunout zpět do rámečku, aby ji provedl znovu?',
    answer:
      'Ne, dokud jsou v jeho řadě hodiny; tehdy je zaseknutý. Jakmile odejdou, smí na jakékoli přípustné místo, i do tohoto rámečku. Akci může provést znovu, až se hodiny vrátí.',
  },
  betweenRows: {
    question: 'Mohu přeskočit z jedné řady oblasti do druhé, zatímco jsou hodiny ve vzduchu?',
    answer: 'Ne. Překlopení netrvá ani okamžik, takže v jedné z řad hodiny vždy jsou.',
  },
  besideGrande: {
    question: 'V zeleném rámečku stojí jen mocný služebník. Smí k němu můj běžný?',
    answer:
      'Ne. V zelené a fialové oblasti brání běžným služebníkům každý, kdo v rámečku stojí, i mocný. V černé by to šlo.',
  },
  changeOfMind: {
    question: 'Tuto akci už nechci. Mohu si služebníka vzít?',
    answer:
      'Jsou-li hodiny v druhé řadě, kdykoli. Jsou-li v jeho řadě, akci provést nemusíte, ale služebník tam zůstane, dokud hodiny neodejdou nebo ho něco neuvolní.',
  },
  holes: {
    question: 'V nabídce jsou prázdná místa. Mohu dobýt provincii z balíčku i bez doplnění?',
    answer: 'Ano. Obnovení nabídky není nikdy povinné.',
  },
  lastToFinish: {
    question: 'Rada je svolána a každý čeká, až budou hotovi ti ostatní. Co teď?',
    answer:
      'Rozhoduje pořadí: kdo je výše, je na řadě později, a nejvyšší jako poslední. Na obrazovce k tomu může kdokoli vyzvat.',
  },
  lastSand: {
    question: 'Čeká rada, až se dosype poslední fialový písek?',
    answer: 'Ne. Svolává se v okamžiku, kdy padne poslední ukazatel času.',
  },
  reset: {
    question: 'Vracejí se služebníci a hodiny kvůli radě na výchozí místa?',
    answer:
      'Ne, vše zůstává. Po svolání ještě můžete provádět akce, jen ne překlápět. Jakmile jsou všichni hotovi a rada začne, akce až do dalšího kola ustanou, kromě obnovení nabídky provincií a přesunu služebníků v 5. kroku.',
  },
  nextRound: {
    question: 'Jak začíná další kolo?',
    answer:
      'Jakmile skončí kroky rady, všechen písek se dosype a všichni jsou připraveni, každé hodiny se překlopí ze své řady do druhé. To je vše.',
  },
  severalCards: {
    question: 'Mohu k jedné akci služebníka zahrát více karet?',
    answer:
      'Ano. Válečný štváč třeba může provést i sousední akci a zahrát kartu „bez platby zlatem“. Ta ušetří jednu z obou cen; druhou je třeba zaplatit.',
  },
  ownTogether: {
    question: 'Smějí dva moji služebníci čekat v témže rámečku?',
    answer:
      'Ano, pokud tam každého pustí pravidla umisťování: v černé vždy, v zelené a fialové, je-li ten pozdější mocný. Ve variantě pro pokročilé ne.',
  },
  forgotten: {
    question: 'Co když zapomenu provést akci nebo včas odvést služebníka?',
    answer:
      'Nic zlého. Bezchybná hra se skoro nikomu nepodaří a chyby k ní patří. Služebník v rámečku tam počká a akci provede příště; služebník na políčku odměn je zaseknutý, dokud hodiny zase neodejdou. Co jste zamýšleli, se nepočítá, jen to, kde stojí.',
  },
  mustFlip: {
    question: 'Musí někdo překlopit dosypané hodiny?',
    answer: 'Ne. Mohou stát, dokud je nikdo nechce překlopit. Obvykle se někdo najde, takže se hodiny řídí samy.',
  },
  tooMuch: {
    question: 'Odměna dává víc, než mohu mít. Smím si ji přesto vzít?',
    answer: 'Ano. Získáte, co se vejde, a zbytek propadá. Se slávou mohou být užitečné i body za koncem stupnice.',
  },
  beatenToIt: {
    question: 'Moje volba přišla dřív, a přesto provincii získal někdo jiný. Proč?',
    answer:
      'Sáhli jste po ní oba v mezích tolerance a druhý hráč je v pořadí výše. Vaše akce pokračuje a vyberete si jinou provincii.',
  },
  spentForAchievement: {
    question: 'Odevzdávám, co úspěch žádá?',
    answer:
      'Ne. Stačí to mít ve chvíli, kdy úspěchu dosáhnete. Pak si vezměte legendární žeton, smíte-li, nebo odměnu pod ním.',
  },
  overfull: {
    question: 'Mohu dobýt třetí provincii pod totéž pole?',
    answer:
      'Ano. Počítá se hned. Teprve ve 3. kroku rady musíte jejich počet snížit na 2, s odměnou „limit provincií“ na 3.',
  },
  lostVotes: {
    question: 'Zůstávají mi hlasy do dalšího kola?',
    answer:
      'Ne. Jakmile je určeno pořadí, všichni odevzdají všechny hlasy. Do té doby jich smíte nasbírat, kolik dokážete.',
  },
  noLegend: {
    question: 'Mohu vyhrát bez legendárního bodu?',
    answer:
      'Ne. Nemá-li nikdo všechny čtyři ukazatele na svitku, porovnávají se jen ti, kdo legendární bod mají, a nemá-li ho nikdo, nikdo nevyhrává.',
  },
};
