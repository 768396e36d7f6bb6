import type { Rulebook } from '../book.ts';

export const essays: Rulebook['essays'] = {
  world: {
    title: 'Svět',
    lead: 'Kde se hra odehrává. K hraní to znát nemusíte.',
  },
  people: {
    title: 'Pět postav',
    lead: 'Každá má základní a pokročilou stranu s vlastními stupnicemi, produkcemi a kartami lstí.',
  },
  advice: {
    title: 'Dobré rady',
    lead: 'Nic z toho není pravidlo. První partie s nimi budou příjemnější.',
  },
  house: {
    title: 'Stoly na internetu',
    lead: 'Co umí zdejší stůl a krabice ne. Pravidla hry zůstávají stejná.',
  },
};

export const notes: Rulebook['notes'] = {
  times: {
    title: 'Časy Dünyi',
    text: 'Bohové stvořili Dünyu a nedali jí zákony: v Čase chaosu platilo jen právo silnějšího. V Čase temnoty vládli draci a vládli krutě. Čas řádu byl dlouhý mír pod jediným králem. Teď se Čas chaosu vrací.',
  },
  king: {
    title: 'Surcil, Věčný král',
    text: 'Gahael, bůh ročních období a strážce času, si zamiloval muže jménem Surcil a podělil se s ním o božskou moc. Surcil se stal nesmrtelným, porazil draky a po staletí vládl jako Věčný král. Pak zmizel. Pověstí je mnoho, odpověď žádná.',
  },
  clock: {
    title: 'Železné hodiny',
    text: 'Gahael také vykoval velké železné hodiny na Velkém náměstí v Montbrielle. Měly jít tak dlouho, dokud bude vládnout Věčný král. Od jeho zmizení stojí a jejich kyvadlem nikdo nepohne.',
  },
  succession: {
    title: 'Vaše role',
    text: 'Podle legendy kyvadlo znovu rozhoupe až pravý nástupce. Jste jedním ze šlechticů, kteří chtějí na trůn. Rada se sejde čtyřikrát; po čtvrté má země nového Věčného panovníka, nebo občanskou válku.',
  },
  gambal: {
    title: 'Gambal Úplatkář nebo Gambal Bouře',
    text: 'Gambal se nenarodil jako šlechtic a nikdy nehrál podle šlechtických pravidel. Došel až sem, protože ho má rád lid. Jeho nejdelší stupnicí je proto popularita.',
  },
  bolk: {
    title: 'Bolg Šampión nebo Bolg Válečný štváč',
    text: 'Minotaur Bolg byl nejvyšším generálem Věčného krále. Vojáci říše ho následují dodnes a s nimi chce získat trůn. Jeho nejdelší stupnicí je moc.',
  },
  mesoat: {
    title: 'Mesoat Spravedlivý nebo Mesoat Mírumilovný',
    text: 'Mesoat je sfinga z nebeského města Almadinatu a velekněz boha Gahaela. Mnozí lidé sfingu nikdy neviděli, šlechta si jich však vždy vážila. Mesoatovou nejdelší stupnicí je věhlas.',
  },
  licinia: {
    title: 'Licinia Nesmiřitelná nebo Licinia Alchymistka',
    text: 'Licinia udělá pro vládu cokoli a říká se, že hledá pomoc u temných sil. Chopí se každé příležitosti: tři stupnice Nesmiřitelné jsou stejně dlouhé.',
  },
  dhrenkir: {
    title: 'Dhrenkir Prohnaný nebo Dhrenkir Tyran',
    text: 'Dhrenkir je drak a slibuje pevnou ruku a řád jako za dob dračí vlády. V nejistých časech mu mnozí naslouchají. Jeho nejdelší stupnicí je popularita, jako Tyran má nejdelší věhlas.',
  },
  firstGame: {
    title: 'První partie',
    text: 'Vezměte si základní postavy a odehrajte alespoň první kolo bez přesýpacích hodin, nebo hru pozastavte, kdykoli se objeví otázka ([[UNT-1]], [[PAU-1]]). Všichni hrají současně, takže pravidla musí znát každý hráč.',
  },
  advancedCharacters: {
    title: 'Pokročilé postavy',
    text: 'Sáhněte po nich, až budete mít jednu partii za sebou. Nejdřív si přečtěte jejich karty: některé porušují obvyklá pravidla ([[EFF-15]] až [[EFF-21]]).',
  },
  pace: {
    title: 'Není to závod',
    text: 'Málokdy musíte být rychlejší než písek. Když čekáte na hodiny, vydechněte, prohlédněte si desky ostatních a plánujte. Čas na přemýšlení se vyplatí.',
  },
  mistakes: {
    title: 'Chyby ke hře patří',
    text: 'Občas na služebníka zapomenete, a ostatní také. Bez chyb nehraje nikdo; vítězí ten, kdo si s nimi poradí nejlépe. Kdo u skutečného stolu zapomněl zaplatit nebo si něco vzít, napraví to a hraje dál.',
  },
  spread: {
    title: 'Rozdělte své služebníky',
    text: 'Zelená a fialová oblast dávají víc než černá, ale služebníka zdrží 2 nebo 3 minuty místo 45 sekund. Stojí-li všichni vaši služebníci v téže fialové řadě, nezmůžete skoro nic, dokud se hodiny nepřesunou.',
  },
  roads: {
    title: 'Který zdroj kam vede',
    text: 'Za armádu dobýváte provincie a většina z nich může dávat moc. Za kulturu si vracíte karty lstí a jedna z nich dává věhlas. Zlatem platíte zelená a fialová pole, která dávají popularitu ([[MAR-1]]).',
  },
  unevenRewards: {
    title: 'Některé odměny jsou lepší',
    text: 'Odměny rady nemají všechny stejnou cenu a je to záměr. S mnoha hlasy si vybíráte první ([[COU-2]]).',
  },
  selfRegulating: {
    title: 'Hodiny se nezastaví',
    text: 'Nikdo nemusí hodiny překlopit. Skoro vždy to ale chce hráč, jehož služebník čeká v druhé řadě. Hodiny se tak řídí samy ([[TIM-3]]).',
  },
  rarePrivilege: {
    title: 'Privilegium se uplatňuje zřídka',
    text: 'Jednou či dvakrát za hru, často vůbec. Pravidlo je tu proto, abyste nemuseli spěchat ([[PRV-1]]).',
  },
  courtesy: {
    title: 'Po dobytí obnovte nabídku',
    text: 'Když si vezmete vyloženou provincii, nabídku obnovit nemusíte. Je to ale zdvořilé: ostatní mají z čeho vybírat ([[PRO-6]]).',
  },
  breaks: {
    title: 'Dejte si přestávku',
    text: 'Fáze rady je chvíle na pití nebo protažení: pokračuje se, až jsou všichni připraveni ([[COU-12]]).',
  },
  twoPlayers: {
    title: 'Ve dvou',
    text: 'Ve dvou je při čekání méně co sledovat. Zdá-li se vám dlouhé, hrajte bez přesýpacích hodin ([[UNT-1]]).',
  },
  bothRules: {
    title: 'Varianta pro pokročilé',
    text: 'Hru trochu ztíží a není pro nové hráče. Její dvě pravidla patří k sobě: používejte raději obě, jednoho služebníka na rámeček i slávu, než slávu samotnou ([[ADV-1]], [[ADV-3]], [[ADV-6]]).',
  },
  alone: {
    title: 'Jeden hráč',
    text: 'Partii lze hrát i v jednom. Hrajete na straně A bez neutrálního hráče a legendární žeton přijde s druhou kartou úspěchu ([[P23-1]]). V každé radě jste na 1. místě. Na konci vyhráváte, máte-li legendární bod; jsou-li na svitku všechny čtyři ukazatele, je vítězství dokonalé. Bez legendárního bodu nastane občanská válka ([[END-2]], [[END-3]], [[END-4]]).',
  },
  handicap: {
    title: 'Handicap',
    text: 'Aby se vyrovnaly síly, může hráč začít s armádou, kulturou, zlatem nebo hlasy navíc, od každého nejvýše s 5. Mez z [[INV-1]] platí od začátku.',
  },
  standIns: {
    title: 'Zaskakování',
    text: 'Ztratí-li hráč spojení, po 90 sekundách za něj hraje bot; stůl může tento čas změnit nebo zaskakování vypnout. Hráč se může kdykoli vrátit a hned hraje sám. Nezůstane-li u stolu žádný hráč, hra se sama pozastaví, dokud se nevrátí.',
  },
  removal: {
    title: 'Odebrání hráče',
    text: 'Hostitel může hráče z rozehrané hry odebrat. Ostatní to mohou udělat hlasováním: musí souhlasit více než polovina z nich a nejméně dva. U hodnocených partií potřebuje toto hlasování i hostitel. Dál hraje bot a odebraný hráč se do této hry nemůže vrátit.',
  },
  watching: {
    title: 'Diváci',
    text: 'Sledovat může každý, kdo má odkaz. Stůl může nastavit zpoždění až 10 minut: diváci pak všechno vidí o tolik později, i výsledek, a nemohou žádnému hráči pomáhat.',
  },
  ratings: {
    title: 'Hodnocení',
    text: 'V hodnocené partii každý hráč porazil všechny, kdo skončili za ním. Hodnocení se počítá systémem Glicko-2 po každé partii, pro každé tempo zvlášť, a patří k ověřenému jménu. Boti hodnocení nemají a partie se počítá, jen když ji hráli alespoň dva lidé. Když odejdete a partii za vás dohraje bot, prohráváte se všemi, kdo zůstali; skončí-li bot před nimi, nic je to nestojí.',
  },
};
