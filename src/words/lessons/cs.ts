import { bound } from '../speech/bound.ts';
import { outOf } from '../speech/cs.ts';
import type { LessonBook } from './book.ts';

export const book: LessonBook = bound({
  lessons: {
    rows: {
      title: 'Služebníci a dvě řady',
      summary: 'Přesouvejte tam, kde hodiny nejsou. Akce provádějte tam, kde jsou.',
      steps: {
        place:
          'Každá oblast má dvě řady stejných akcí a její hodiny stojí v jedné z nich. Služebníky smíte přesouvat jen v řadě bez hodin. Vezměte běžného služebníka a postavte ho do rámečku nad hlasem ve spodní řadě černé oblasti.',
        flip: 'Zatím se nic nestane: služebník provede akci, teprve když k němu hodiny přijdou. Černé hodiny se dosypaly, takže je smí překlopit kdokoli. Překlopte je.',
        act: 'Teď hodiny stojí v řadě vašeho služebníka a ten zvedl praporek. Vyberte zářící políčko: služebník sestoupí a vy získáte hlas.',
        stuck:
          'Řetězy značí, že je služebník zaseknutý: zůstane na políčku, dokud hodiny řadu neopustí. Tak dlouho jeho práce trvá. Počkejte na písek a pak černé hodiny zase překlopte pryč.',
        leave: 'Hodiny jsou pryč a služebník je volný. Vezměte ho a postavte, kam chcete, třeba zpátky na svou desku.',
        share:
          'Zapamatujte si: přesouvejte tam, kde hodiny nejsou, akce provádějte tam, kde jsou. Ve fialové a zelené oblasti je obsazený rámeček pro běžné služebníky zavřený; mocný služebník, ten s korunou, se smí přidat vždy. V černé oblasti nikdo nikoho neblokuje.',
      },
    },
    sand: {
      title: 'Písek a překlápění',
      summary: 'Co znamená sypající se písek a jak kolo končí.',
      steps: {
        running:
          'Dokud se písek sype, hodiny se překlopit nesmějí. Zelený písek se už brzy dosype. Překlopte zelené hodiny, jakmile to půjde.',
        markers:
          'Fialové hodiny měří kolo. Každé fialové překlopení srazí z plánu jeden ze tří ukazatelů času; když spadne poslední, je svolána rada: už se nepřeklápí, ale každý smí dokončit, co dělá. Překlopte fialové hodiny.',
        nobodyMust:
          'O jeden ukazatel méně. Nikdo nikdy nemusí hodiny překlopit: smíte je nechat stát, dokud tam vaši služebníci mají co dělat. Co ale smíte vy, smějí i soupeři.',
      },
    },
    paying: {
      title: 'Placení a zisk',
      summary: 'Zelené a fialové akce stojí zlato; v černé oblasti se vydělává.',
      steps: {
        short:
          'Váš mocný služebník by v zelené oblasti mohl provést akci, ale ta stojí 2 zlaté a vy máte 1. Co chybí, je napsáno nad políčkem. Akci, kterou nemůžete zaplatit, nelze začít.',
        earn: 'Běžný služebník stojí v černé oblasti nad žlutou produkcí a ta je zdarma. Proveďte akci: vaše deska vynese 2 zlaté.',
        choose:
          'Teď můžete zaplatit. Mocný služebník stojí v širokém rámečku nad dvěma akcemi a vybírá si, až když akci provádí. Vyberte jedno ze zářících políček.',
        paid: 'Nejdřív se platí, pak přijde odměna, a to jednou. Od žádného zdroje nikdy nemáte víc než deset; co je nad deset, propadá. Ukažte na cokoli myší, nebo na tom podržte prst, a uvidíte, co to dělá.',
      },
    },
    stratagems: {
      title: 'Karty lstí',
      summary: 'Čtyři vlastní karty, kdykoli chcete.',
      steps: {
        play: 'Čtyři karty u vaší desky jsou karty lstí. Nepotřebují služebníka ani hodiny. Vyberte „Volný trh“, kartu zahrajte a pak zvolte zdroj.',
        second:
          'Zahrajte i „Neohnutý hřbet“: přinese 1 bod věhlasu a nic nestojí. Zahrané karty leží lícem vzhůru vedle vaší desky.',
        pickUp:
          'Za 5 jednotek kultury si vezmete zpět všechny zahrané karty najednou. Čím víc jich je, tím líp. Vezměte si je.',
      },
    },
    provinces: {
      title: 'Provincie a produkce',
      summary: 'Jednou dobýt, celou hru získávat.',
      steps: {
        conquer:
          'Mocný služebník stojí nad akcí „Dobýt provincii“ a vy máte 4 jednotky armády. Proveďte akci, zvolte provincii a zasuňte ji pod jedno ze čtyř polí produkce. Červené je teď dobrá volba.',
        produce:
          'Od této chvíle provincie přidá ke každé červené produkci to, co ukazuje její červený řádek. Běžný služebník stojí v zelené oblasti nad červenou produkcí: proveďte akci.',
        limits:
          'Získali jste, co ukazuje deska, i to, co přidává provincie. Zasunutá provincie se už nikdy nepřesouvá. Při radě si smíte pod každým polem nechat jen dvě.',
      },
    },
    votes: {
      title: 'Hlasy, privilegium a úspěch',
      summary: 'Kdo má přednost a jak se stát legendou.',
      steps: {
        privilege:
          'Kdo přinese do rady nejvíc hlasů, stojí na stupnici privilegií první: první volba odměny, dva vítězné body (kroky na stupnicích podle volby) a přednost, když dva chtějí v tutéž chvíli totéž.',
        claim:
          'Karta u stupnice privilegií je úspěch tohoto kola a vy máte vše, co žádá, včetně hlasů. Nic z toho neplatíte. Bílá kometa je legendární žeton: dává legendární bod a bez něj nikdo nemůže vyhrát. Vezměte legendární žeton.',
        token:
          'Legendární žeton je v každém kole jen jeden. Kdo úspěchu dosáhne později, vezme si odměnu pod ním; stejně tak ten, kdo už legendární bod má.',
      },
    },
    council: {
      title: 'Rada',
      summary: 'Šest klidných kroků mezi dvěma koly.',
      steps: {
        done: 'Spadl poslední fialový ukazatel: rada je svolána. Hodiny už se nepřeklápějí, ale kde můžete, smíte ještě provádět akce. Pak stiskněte „Mám hotovo“.',
        reward:
          'Hlasy jsou sečteny a odhozeny. V pořadí privilegií si každý vezme jednu odměnu: červené karty účinkují ihned, modré si berete do ruky. Vyberte si svou.',
        points:
          'První místo přináší i dva vítězné body podle volby. Dejte je tam, kde nejvíc chybějí, a rozhodněte vše, na co se odměna ještě ptá.',
        ready:
          'Na stole leží nové odměny, provincie i nový úspěch. Teď se smějí přesouvat služebníci, jako vždy jen v řadách bez hodin. Až budou všichni připraveni, překlopí se všechny troje hodiny a začne další kolo. Stiskněte „Připraveno“.',
      },
    },
    winning: {
      title: 'Jak se vyhrává',
      summary: 'Čtyři stupnice, jeden svitek.',
      steps: {
        tracks:
          'Po čtvrté radě rozhoduje jen svitek na vaší desce. Má-li na něm někdo všechny čtyři stupnice, vyhrává ten, kdo má na svitku nejvíc bodů. Nemá-li je tam nikdo, vyhrává z hráčů s legendárním bodem ten, jehož nejnižší stupnice je svitku nejblíž.',
        reach:
          'Vaší popularitě chybějí dva kroky. Mocný služebník stojí nad ní: proveďte akci a zvolte 2 body popularity.',
        ending:
          'Všechny čtyři jsou na svitku: stali byste se novým Věčným panovníkem. Hlídejte tedy svou nejnižší stupnici. A nemá-li legendární bod nikdo, nikdo nevyhraje: občanská válka.',
      },
    },
    firstRound: {
      title: 'První kolo bez písku',
      summary: 'Dva začátečníci, žádný spěch a rádce po boku.',
      steps: {
        place:
          'Nejprve všichni postupně umístí dva služebníky do spodních řad, protože právě tam se hned přesunou všechny troje hodiny. Zvolte, co chcete udělat a na co máte.',
        play: 'Jedenáct polí tvoří stupnici časomíry: každé ukazuje, které hodiny se na něm překlopí. Udělejte, co svítí, a pak stiskněte „Mám hotovo“. Až budou hotovi všichni, žeton hodin postoupí o pole.',
      },
    },
    withSand: {
      title: 'Totéž s pískem',
      summary: 'Teď čas běží. Nadechněte se: rychleji není vždy lépe.',
      steps: {
        place:
          'Stejní začátečníci, ale teď se písek sype. Umístěte své dva služebníky jako předtím. Pozastavit hru můžete kdykoli.',
        play: 'Dosypané hodiny překlopte, kdy se vám to hodí. Lekce končí, jakmile se sejde rada.',
      },
    },
  },
  page: {
    title: 'Naučte se hrát',
    intro:
      'Deset krátkých lekcí na opravdovém stole. Každá ukáže jednu věc a nechá vás ji udělat. Cíl hry: během čtyř kol dostat všechny čtyři stupnice na svitek.',
    start: 'Začít',
    again: 'Ještě jednou',
    learned: 'umíte',
    minutes: (count) => `asi ${count} min`,
    progress: (done, all) => `Umíte ${done} ${outOf(all)}`,
    step: (now, all) => `Krok ${now} ${outOf(all)}`,
    goOn: 'Dál',
    startOver: 'Od začátku',
    leave: 'Všechny lekce',
    next: 'Další lekce',
    wholeGame: 'Zahrát si celou hru',
    finished: 'Výborně. Víc v tom není.',
    roundFinished: 'Výborně, to bylo celé kolo. Vezměte si v radě odměnu a hrajte dál, jak dlouho chcete.',
    allFinished: 'Hru už znáte. Najděte si soupeře!',
    elsewhere: 'To se smí, ale k cíli této lekce to nevede. Zkuste to podle návodu, nebo začněte znovu.',
    voice: 'Výklad',
    coach: 'Rádce',
  },
});
