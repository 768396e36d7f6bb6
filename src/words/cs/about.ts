import type { Section } from '../catalogue.ts';
import type { about as english } from '../en/about.ts';

export const about: Section<typeof english> = {
  title: 'Co je to?',
  rule: 'Pravidlo',
  previous: 'Předchozí',
  next: 'Další',
  workers: {
    free: 'Můžete ho umístit do kteréhokoli rámečku v řadě bez hodin.',
    waiting: 'Čeká v rámečku, až hodiny přijdou do jeho řady.',
    canAct: 'Může provést akci pod svým rámečkem, dokud hodiny stojí v jeho řadě.',
    stuck: 'Nemůže odejít, dokud hodiny neopustí jeho řadu.',
  },
  timer:
    'V jejich řadě služebníci provádějí akce, do druhé se umisťují. Když se písek dosype, může je kdokoli překlopit do druhé řady.',
  markers: 'Každé překlopení fialových hodin jeden shodí; po posledním je svolána rada.',
  frame: 'Místo pro služebníka. Mocný služebník smí stát i tam, kde už někdo stojí.',
  resource: 'Platí se jím za akce a karty a počítá se do úspěchu.',
  votes: 'Kdo jich má při radě nejvíc, je na stupnici privilegií první. Pak všichni své hlasy odevzdají.',
  track: 'Musí dojít na svitek. O hře rozhoduje vaše nejnižší stupnice.',
  legendary: 'Získává se s úspěchem. Bez něj nikdo nevyhraje.',
  slot: 'Produkce dává to, co ukazuje deska a každá provincie pod ní v této barvě.',
  province: 'Po dobytí leží pod jednou produkcí a dává to, co tam ukazuje.',
  deck: 'Doplňuje nabídku. Vrchní kartu lze dobýt naslepo.',
  privilege: 'Kdo je výš, má přednost, když dva chtějí totéž najednou, a v radě vybírá dřív.',
  tokenValue: (points) => `Hodnota v radě: ${points}.`,
};
