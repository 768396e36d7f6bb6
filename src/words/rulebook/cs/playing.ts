import type { Entries } from '../book.ts';

export const playing: Entries<'INV' | 'TIM' | 'ACT' | 'WRK' | 'PRO' | 'STR' | 'ACH'> = {
  'INV-1': {
    title: 'Deset od každého zdroje',
    text: 'Můžete mít nejvýše 10 jednotek armády, 10 jednotek kultury a 10 zlatých. Co by zisk přidal navíc, propadá; zbytek získáte.',
    example: 'Máte 8 zlatých a získáte 5: nyní jich máte 10.',
  },
  'INV-2': {
    title: 'Konec stupnice',
    text: 'Vítězné body, které by posunuly ukazatel za konec stupnice, propadají. Kdo hraje se slávou, z nich ještě může něco mít: [[ADV-3]].',
  },
  'INV-3': {
    title: 'Hlasy bez omezení',
    text: 'Hlasů můžete mít, kolik se vám podaří získat. Hlasy nejsou zdroje: kde se mluví o zdrojích, hlasy se tím nikdy nemyslí.',
  },
  'INV-4': { title: 'Bez obchodování', text: 'Hráči si nikdy nic nevyměňují, nepůjčují ani nedarují.' },
  'INV-5': {
    title: 'Nejprve zaplaťte',
    text: 'Celou cenu zaplatíte dříve, než získáte odměnu. Jedna platba znamená jednu odměnu; zaplatit dvakrát a získat dvojnásobek nelze, pokud to neříká karta ([[EFF-18]]).',
    example:
      'Karta lsti stojí 3 jednotky kultury a dává 2 body věhlasu. Nemůžete zaplatit 6 jednotek kultury a získat 4 body věhlasu.',
  },
  'INV-6': {
    title: 'Placení univerzálními zdroji',
    text: 'Cenu v univerzálních zdrojích zaplatíte libovolnou kombinací armády, kultury a zlata s uvedeným součtem. Hlasy k tomu použít nelze.',
  },
  'INV-7': {
    title: 'Zisk univerzálních zdrojů',
    text: 'Získáte libovolnou kombinaci armády, kultury a zlata s uvedeným součtem. Volíte ji ve chvíli, kdy ji získáváte. Hlasy takto nikdy nezískáte.',
  },
  'TIM-1': {
    title: 'Jak dlouho se sype písek',
    text: 'Po překlopení se písek sype ve fialových hodinách 3 minuty, v zelených 2 minuty a v černých 45 sekund.',
  },
  'TIM-2': {
    title: 'Vždy v jedné ze dvou řad',
    text: 'Každá oblast má dvě řady se stejnými akcemi a její hodiny stojí vždy právě v jedné z nich. Překlopení netrvá ani okamžik: hodiny opustí jednu řadu a jsou ve druhé. Na místě se nikdy neotáčejí.',
  },
  'TIM-3': {
    title: 'Překlopení hodin',
    text: 'Kterýkoli hráč smí překlopit kterékoli hodiny, v nichž se písek dosypal. Nikdo nemusí a nikoho není třeba se ptát ani varovat. Dokud se písek sype, překlopit je nelze. V kolech bez přesýpacích hodin to chodí jinak: [[UNT-3]].',
  },
  'TIM-4': {
    title: 'Rozhoduje řada, ne písek',
    text: 'Co služebník smí, závisí jen na tom, ve které řadě hodiny stojí. Zda se písek ještě sype, nehraje roli.',
  },
  'TIM-5': {
    title: 'Fialové kroužky a ukazatele času',
    text: 'Každá fialová řada má dva kroužky. Fialové hodiny se překlopí na kroužek druhé řady, na němž leží ukazatel času, a vystrčí ho z plánu. Nezbude-li pak ukazatel v žádné z obou řad, v tu chvíli se svolává rada ([[CAL-1]]); na poslední písek se nečeká.',
  },
  'TIM-6': {
    title: 'Tři fialová překlopení za kolo',
    text: 'Ukazatele času jsou tři, takže se fialové hodiny v každém kole překlopí právě třikrát. Překlopení na začátku kola je první z nich.',
  },
  'ACT-1': {
    title: 'Kdykoli chcete',
    text: 'Během kola smí každý hráč provádět akce kdykoli. Nic není povinné: hodiny mohou zůstat stát a služebník, který by mohl provést akci, může zahálet.',
  },
  'ACT-2': {
    title: 'Jedno po druhém',
    text: 'Provádíte vždy jen jednu akci. Jakmile ji začnete, dokončíte ji se všemi volbami, než začnete další. Zdržujete tím jen sebe.',
    example:
      'Zaplatili jste za provincii a prohlížíte si nabídku. Služebníka můžete přesunout, až když provincii zasunete pod desku.',
  },
  'ACT-3': {
    title: 'Akce služebníků a okamžité akce',
    text: 'Přesun služebníka a provedení jeho akce závisí na tom, kde stojí hodiny. Pět okamžitých akcí nikoli: překlopit hodiny ([[TIM-3]]), zahrát kartu lsti ([[STR-1]]), navrátit karty lstí ([[STR-3]]), dosáhnout úspěchu ([[ACH-1]]) a obnovit nabídku provincií ([[PRO-6]]).',
  },
  'WRK-1': {
    title: 'Přesun služebníka',
    text: 'Služebník smí vstoupit na akční pole, opustit je nebo přejít na jiné, jen když hodiny nestojí ani v řadě, kterou opouští, ani v té, do které jde. Služebník, který smí odejít, smí vždy na vaši desku, a služebník na desce tam smí zůstat.',
    example: 'Z jedné řady oblasti nelze přejít rovnou do druhé: v jedné z nich vždy stojí hodiny.',
  },
  'WRK-2': {
    title: 'Umisťuje se do rámečku',
    text: 'Služebníka vždy umístíte do zlatého rámečku, nikdy rovnou na políčko odměn, pokud to neříká karta ([[EFF-17]]).',
  },
  'WRK-3': {
    title: 'Běžný služebník chce prázdný rámeček',
    text: 'V zelené a fialové oblasti nesmí běžný služebník do rámečku, v němž už někdo stojí: ať cizí služebník, neutrální, nebo váš vlastní.',
  },
  'WRK-4': {
    title: 'V černé oblasti nikdo nepřekáží',
    text: 'V černé oblasti nikdo nikoho neblokuje. Běžní i mocní služebníci tam smějí do každého rámečku.',
  },
  'WRK-5': {
    title: 'Mocný služebník smí všude',
    text: 'Mocného služebníka nikdy nic neblokuje, v žádné oblasti, ať v rámečku stojí kdokoli. Jen kdo hraje variantu pro pokročilé, omezuje sám sebe: [[ADV-1]].',
  },
  'WRK-6': {
    title: 'Políčko odměn nikdy neblokuje',
    text: 'Na políčko odměn se vejde libovolný počet služebníků. Z rámečku dolů na políčko odměn lze vždy.',
  },
  'WRK-7': {
    title: 'Umístit neznamená provést',
    text: 'Přesun služebníka na akční pole akci nikdy neprovede. Tu lze provést, teprve když hodiny přijdou do řady, v níž už služebník stojí.',
  },
  'WRK-8': {
    title: 'Provedení akce',
    text: 'Služebník v rámečku v řadě s hodinami smí provést svou akci: posune se dolů na políčko odměn, zaplatíte cenu a získáte odměnu, v tomto pořadí. Zelené a fialové akce stojí po 2 zlatých. Černé jsou zdarma, jen dobytí provincie stojí 4 jednotky armády.',
  },
  'WRK-9': {
    title: 'Co je započato, platí',
    text: 'Akce je započata, jakmile se služebník posunul a cena je zaplacena. Opustí-li hodiny řadu až potom, přesto dokončíte své volby a získáte odměnu.',
  },
  'WRK-10': {
    title: 'Zaseknutý na políčku odměn',
    text: 'Služebník na políčku odměn v řadě s hodinami je zaseknutý, dokud hodiny neodejdou. Nemůže znovu provést akci, vrátit se do rámečku ani jít jinam.',
  },
  'WRK-11': {
    title: 'Opět volný',
    text: 'Služebník na políčku odměn v řadě bez hodin smí na jakékoli přípustné místo, i do rámečku téhož akčního pole. Stojí-li tam ještě, když se hodiny vrátí, je znovu zaseknutý.',
  },
  'WRK-12': {
    title: 'Neprovedená akce',
    text: 'Služebník, který akci neprovedl, zůstane ve svém rámečku, když hodiny odejdou. Potom se smí volně přesunout, nebo počkat na jejich návrat.',
  },
  'WRK-13': {
    title: 'Celá cena, nebo nic',
    text: 'Akci, kterou nemůžete zaplatit celou, nelze začít. Služebník zůstává v rámečku.',
  },
  'WRK-14': {
    title: 'Více vlastních služebníků',
    text: 'Na jednom akčním poli smí stát více vašich služebníků, pokud se tam každý dostal podle pravidel.',
    example: 'V zeleném rámečku čeká váš běžný služebník. Váš mocný služebník k němu smí, druhý běžný ne.',
  },
  'WRK-15': {
    title: 'Široké rámečky',
    text: 'Široký rámeček na straně A herního plánu je jediné místo nad dvěma akcemi. Služebník v něm si vybere jednu z nich, až když akci provádí. Dokud tam stojí, běžní služebníci se nedostanou k žádné z nich.',
  },
  'PRO-1': {
    title: 'Dobytí provincie',
    text: 'Vezměte si jednu vyloženou provincii dle výběru, nebo vrchní kartu balíčku a zasuňte ji pod jedno ze čtyř polí produkce své desky. Kartu z balíčku uvidíte dříve, než pole zvolíte.',
  },
  'PRO-2': {
    title: 'Rozhoduje pole produkce',
    text: 'Pole jsou hnědé, červené, modré a žluté. Každá provincie má produkci pro každou barvu a počítá se jen ta, která patří k jejímu poli, i když dává něco jiného, než by barva napovídala.',
    example: 'Kulturní provincie pod červeným polem přidá k červené produkci 2 jednotky kultury.',
  },
  'PRO-3': {
    title: 'Natrvalo na svém místě',
    text: 'Zasunutá provincie se už nikdy nepřesune pod jiné pole.',
  },
  'PRO-4': {
    title: 'Během kola libovolný počet',
    text: 'Během kola smí být pod jedním polem libovolný počet provincií a všechny se počítají. Limit se kontroluje až ve 3. kroku fáze rady ([[COU-9]]).',
  },
  'PRO-5': {
    title: 'Produkce',
    text: 'Produkce dané barvy přinese vše, co ukazuje toto pole na vaší desce, a vše, co pro tuto barvu ukazují provincie pod ním: zdroje, hlasy i vítězné body.',
    example:
      'Vaše červené pole ukazuje 4 jednotky armády. Pod ním leží obyčejná provincie (2 jednotky armády), kulturní provincie (2 jednotky kultury) a vzácná vojenská provincie (1 bod moci): dohromady 6 jednotek armády, 2 jednotky kultury a 1 bod moci.',
  },
  'PRO-6': {
    title: 'Obnovení nabídky',
    text: 'Vzatá provincie po sobě zanechá prázdné místo. Kterýkoli hráč smí kdykoli, i během fáze rady, nabídku obnovit: všechna prázdná místa se doplní z balíčku. Nikdo nemusí, po dobytí je to ale zdvořilé. Brát z balíčku lze i tehdy, když jsou v nabídce prázdná místa.',
  },
  'PRO-7': {
    title: 'Když dojdou karty',
    text: 'Jsou-li balíček i nabídka prázdné, dobytí provincie nic nepřinese. Dojde-li balíček při doplňování, vyloží se zbylé karty a ostatní místa zůstanou prázdná.',
  },
  'STR-1': {
    title: 'Zahrání karty lsti',
    text: 'Kdykoli během kola smíte zahrát kartu lsti z ruky: zaplaťte její cenu, získejte odměnu a kartu odložte mezi své odhozené lsti.',
  },
  'STR-2': {
    title: 'Zahraná jednou',
    text: 'Odhozenou lest nelze zahrát, dokud ji nemáte zpět v ruce.',
  },
  'STR-3': {
    title: 'Navrácení karet lstí',
    text: 'Zaplaťte 5 jednotek kultury a vezměte si do ruky všechny své odhozené lsti, i když ještě nějaké držíte. Dvě postavy platí jinak: Válečný štváč 2 body moci, Tyran 4 hlasy.',
  },
  'STR-4': {
    title: 'Karty k akci služebníka',
    text: 'Kartu, která mění akci služebníka, zahrajete spolu s touto akcí; k jedné akci jich smí být více. Karta „bez platby zlatem“ ušetří 2 zlaté jedné zelené nebo fialové akce, nikdy 4 jednotky armády za dobytí provincie.',
  },
  'STR-5': {
    title: 'Dvě akce, jedna úleva',
    text: 'Provedete-li i sousední akci ([[EFF-15]]) a zahrajete k tomu jednu kartu „bez platby zlatem“, ušetří jen jednu z obou cen. Druhou zaplatíte.',
  },
  'STR-6': {
    title: 'Nábor',
    text: 'Každá postava má jednu náborovou kartu. Zaplaťte, co ukazuje, a jeden z vašich běžných služebníků přijde na vaši desku, ihned k použití. Mocného služebníka nikdy nepřinese a nelze ji zahrát, pokud byste pak měli více než 4 služebníky ([[SET-8]]).',
  },
  'ACH-1': {
    title: 'Stačí mít',
    text: 'Kdykoli během kola smíte dosáhnout aktuálního úspěchu, máte-li alespoň všechny zdroje a hlasy z jeho horní poloviny. O nic z toho nepřijdete.',
  },
  'ACH-2': {
    title: 'Jednou za kolo',
    text: 'Úspěchu smíte dosáhnout jednou za kolo. Váš ukazatel úspěchu přijde na kartu a zůstane tam do fáze rady.',
  },
  'ACH-3': {
    title: 'Žeton, nebo odměna',
    text: 'Leží-li na kartě legendární žeton a legendární bod ještě nemáte, smíte si žeton vzít a místo odměny získat tento bod. Jinak, nebo dáte-li jí přednost, získáte celou odměnu z dolní poloviny. Nikdy obojí najednou.',
  },
  'ACH-4': {
    title: 'Jeden žeton za kolo',
    text: 'Legendární žeton si může v kole vzít jen jeden hráč. S další kartou úspěchu se vrátí, ať si ho někdo vzal, nebo ne.',
  },
  'ACH-5': {
    title: 'Cesta k legendárnímu bodu',
    text: 'Kromě jedné ze závěrečných odměn rady ([[COU-7]]) přináší legendární bod jedině úspěch.',
  },
};
