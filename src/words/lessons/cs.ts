import type { LessonBook } from './book.ts';

export const book: LessonBook = {
  lessons: {
    rows: {
      title: 'Služebníci a dvě řady',
      summary: 'Přesouvejte tam, kde hodiny nejsou. Jednejte tam, kde jsou.',
      steps: {
        place:
          'Každá oblast má dvě řady stejných akcí a její hodiny stojí na jedné z nich. Služebníky smíte přesouvat jen v řadě bez hodin. Vezměte běžného služebníka a postavte ho do rámečku nad hlasem ve spodní řadě černé oblasti.',
        flip: 'Zatím se nic nestane: služebník jedná, teprve když k němu hodiny přijdou. Černý písek se přesypal, takže je smí překlopit kdokoli. Překlopte je.',
        act: 'Teď hodiny stojí v řadě vašeho služebníka a ten zvedl praporek. Klepněte na zářící políčko: služebník sestoupí a vy získáte hlas.',
        stuck:
          'Služebník je v řetězech: zůstane v políčku, dokud hodiny řadu neopustí. Tak dlouho jeho práce trvá. Počkejte na písek a pak černé hodiny zase překlopte pryč.',
        leave: 'Hodiny jsou pryč a služebník je volný. Vezměte ho a postavte, kam chcete, třeba zpátky na svou desku.',
      },
    },
    sand: {
      title: 'Písek a překlápění',
      summary: 'Co znamená běžící písek a jak kolo končí.',
      steps: {
        running:
          'Dokud se písek sype, hodiny se překlopit nesmějí. Zelený písek už brzy dojde. Překlopte zelené hodiny, jakmile to půjde.',
        markers:
          'Fialové hodiny měří kolo. Každé fialové překlopení srazí z plánu jeden ze tří ukazatelů času; když spadne poslední, je ihned svolána rada. Překlopte fialové hodiny.',
        nobodyMust:
          'O jeden ukazatel méně. Nikdo nikdy nemusí hodiny překlopit: smíte je nechat stát, dokud tam vaši služebníci mají co dělat. Co ale smíte vy, smějí i soupeři.',
      },
    },
    paying: {
      title: 'Placení a zisk',
      summary: 'Zelená a fialová stojí zlato; v černé se vydělává.',
      steps: {
        short:
          'Váš mocný služebník by mohl jednat v zelené, ale to stojí 2 zlata a vy máte 1. Co chybí, je napsáno nad políčkem. Akci, kterou nemůžete zaplatit, nelze začít.',
        earn: 'Běžný služebník stojí v černé nad žlutou produkcí a ta je zdarma. Nechte ho jednat: vaše deska vynese 2 zlata.',
        choose:
          'Teď můžete zaplatit. Mocný služebník stojí v širokém rámečku nad dvěma akcemi a vybírá si, až když jedná. Klepněte na jedno ze zářících políček.',
        paid: 'Nejdřív se platí, pak přijde odměna, a to jednou. Od jednoho zdroje nikdy nemáte víc než deset; co přebývá, propadá.',
      },
    },
    stratagems: {
      title: 'Karty lstí',
      summary: 'Čtyři vlastní karty, kdykoli chcete.',
      steps: {
        play: 'Karty lstí nepotřebují služebníka ani hodiny. Klepněte na zářící kartu, zahrajte ji a pak zvolte zdroj.',
        second: 'Zahrajte i kartu za 1 věhlas: nic nestojí. Zahrané karty leží lícem vzhůru vedle vaší desky.',
        pickUp: 'Za 5 kultury vezmete všechny zahrané karty najednou zpět. Čím víc jich je, tím líp. Vezměte si je.',
      },
    },
    provinces: {
      title: 'Provincie a produkce',
      summary: 'Jednou dobýt, celou hru získávat.',
      steps: {
        conquer:
          'Mocný služebník stojí nad dobytím provincie a vy máte 4 armády. Jednejte, zvolte provincii a zasuňte ji pod jedno ze čtyř míst. Červené je teď dobrá volba.',
        produce:
          'Provincie dává to, co ukazuje její okraj dané barvy, pokaždé, když tuto produkci využijete. Běžný služebník stojí v zelené nad červenou produkcí: jednejte.',
        limits:
          'Získali jste, co ukazuje deska, i to, co přidává provincie. Zasunutá provincie se už nikdy nepřesouvá. Při každé radě si smíte pod jedním místem nechat dvě.',
      },
    },
    votes: {
      title: 'Hlasy, privilegium a úspěch',
      summary: 'Kdo má přednost a jak se stát legendou.',
      steps: {
        privilege:
          'Kdo přinese do rady nejvíc hlasů, stojí na stupnici privilegií první: první volba odměny, dva vítězné body a přednost, když dva chtějí v tutéž chvíli totéž.',
        claim:
          'Máte vše, co úspěch žádá, i hlasy. Nic z toho neplatíte. Bílá kometa je legendární bod a bez něj nikdo nevyhraje. Vezměte kometu.',
        token:
          'Kometa je v každém kole jen jedna. Kdo přijde později, vezme si odměnu pod ní; a stejně tak ten, kdo už legendární bod má.',
      },
    },
    council: {
      title: 'Rada',
      summary: 'Šest klidných kroků mezi dvěma koly.',
      steps: {
        done: 'Spadl poslední fialový ukazatel: rada je svolána. Hodiny už se nepřeklápějí, ale jednat smíte, jak dlouho chcete. Pak řekněte, že máte hotovo.',
        reward: 'Hlasy jsou sečteny a odevzdány. V pořadí privilegií si každý vezme jednu odměnu. Vyberte si svou.',
        points:
          'První místo přináší i dva vítězné body podle volby. Dejte je tam, kde nejvíc chybějí, a odpovězte, na co se odměna ještě ptá.',
        ready:
          'Teď se smějí přesouvat služebníci, jako vždy jen v řadách bez hodin. Až budou všichni připraveni, překlopí se všechny tři hodiny a začne další kolo. Řekněte, že jste připraveni.',
      },
    },
    winning: {
      title: 'Jak se vyhrává',
      summary: 'Čtyři stupnice, jeden svitek.',
      steps: {
        tracks:
          'Po čtvrté radě rozhoduje jen svitek. Kdo na něm má všechny čtyři stupnice, smí vládnout; z několika takových rozhodnou body na svitku. Nemá-li je nikdo, vyhrává z legendárních hráčů ten, jehož nejnižší stupnice je svitku nejblíž.',
        reach: 'Vaší popularitě chybějí dva kroky. Mocný služebník stojí nad ní: jednejte a zvolte 2 popularity.',
        ending:
          'Všechny čtyři jsou na svitku: stali byste se novým Věčným panovníkem. Hlídejte tedy svou nejnižší stupnici. A nestane-li se legendou nikdo, nikdo nevyhraje: občanská válka.',
      },
    },
    firstRound: {
      title: 'První kolo bez písku',
      summary: 'Dva začátečníci, žádný spěch a rádce po boku.',
      steps: {
        play: 'Opravdová hra bez běžícího písku. Dělejte, co chcete, pak řekněte, že máte hotovo, a čas se pro všechny posune o krok. Rádce vám řekne, co je možné. Lekce končí první radou.',
      },
    },
    withSand: {
      title: 'Totéž s pískem',
      summary: 'Teď čas běží. Nadechněte se: rychleji není vždy lépe.',
      steps: {
        play: 'Tíž začátečníci, ale písek se sype. Hodiny, které doběhly, překlopte, kdy se vám to hodí. Pozastavit hru můžete kdykoli. Lekce končí první radou.',
      },
    },
  },
  page: {
    title: 'Naučte se hrát',
    intro: 'Deset krátkých lekcí na opravdovém stole. Každá ukáže jednu věc a nechá vás ji udělat.',
    start: 'Začít',
    again: 'Ještě jednou',
    learned: 'umíte',
    minutes: (count) => `asi ${count} min`,
    progress: (done, all) => `umíte ${done} z ${all}`,
    step: (now, all) => `Krok ${now} z ${all}`,
    goOn: 'Dál',
    startOver: 'Od začátku',
    leave: 'Všechny lekce',
    next: 'Další lekce',
    wholeGame: 'Zahrát si celou hru',
    finished: 'Výborně. Víc v tom není.',
    allFinished: 'Hru už znáte. Najděte si soupeře!',
    elsewhere: 'To se smí, ale k cíli této lekce to nevede. Zkuste to podle návodu, nebo začněte znovu.',
    voice: 'Výklad',
    coach: 'Rádce',
  },
};
