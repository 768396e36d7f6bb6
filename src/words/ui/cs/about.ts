import type { Section } from '../../speech/section.ts';
import type { about as english } from '../en/about.ts';

export const about: Section<typeof english> = {
  title: 'Co je to?',
  now: (goods) => `Právě teď: ${goods}.`,
  limit: (count) => `Od každého zdroje můžete mít ${count}; co je navíc, propadne.`,
  takeWorker: 'Vyberte některého volného služebníka a pak tento rámeček.',
  putHere: 'Vyberte rámeček a služebník se sem postaví.',
  needsWorker: 'Postavte služebníka do rámečku nad tím. Akci provede, až do této řady přijdou hodiny.',
  rule: 'Přečíst pravidlo',
  previous: 'Předchozí',
  next: 'Další',
  workers: {
    free: 'Můžete ho umístit do kteréhokoli volného rámečku v řadě bez hodin.',
    waiting: 'Čeká v rámečku, až hodiny přijdou do jeho řady.',
    canAct: 'Může provést akci pod svým rámečkem, dokud hodiny stojí v jeho řadě.',
    stuck: 'Nemůže odejít, dokud hodiny neopustí jeho řadu.',
  },
  timer:
    'V jejich řadě služebníci provádějí akce, do druhé se umisťují. Když se písek dosype, může je kdokoli překlopit do druhé řady.',
  markers: 'Každé překlopení fialových hodin jeden shodí; po posledním je svolána rada.',
  orToken: 'Místo toho si můžete vzít legendární žeton: je to legendární bod.',
  moments:
    'Kolo bez hodin má jedenáct překlopení. Každé pole ukazuje hodiny, které se tam překlopí; další přijde, až budou hotovi všichni.',
  frame: 'Místo pro služebníka. Mocný služebník smí stát i tam, kde už někdo stojí.',
  resource: 'Platí se jím za akce a karty a počítá se do úspěchu.',
  votes: 'Kdo má při radě nejvíc hlasů, je na stupnici privilegií první. Pak je všichni odhodí.',
  track:
    'Na svitek musí dojít všechny čtyři stupnice. Pak rozhodují body na něm; nedojde-li nikdo, rozhoduje nejnižší stupnice.',
  legendary: 'Získává se dosažením úspěchu nebo závěrečnou odměnou rady. Bez něj nikdo nemůže vyhrát.',
  slot: 'Produkce dává to, co ukazuje deska a každá provincie pod ní v této barvě.',
  province: 'Po dobytí leží pod jedním polem produkce a to pak dává víc.',
  recruit: 'Ještě není ve hře. Na vaši desku ho přivede lest nebo odměna rady, která přináší služebníka do hry.',
  deck: 'Doplňuje nabídku. Vrchní kartu lze dobýt naslepo.',
  privilege: 'Kdo je výš, má přednost, když dva chtějí totéž najednou, a v radě vybírá dřív.',
  tokenValue: (points) => `Hodnota v radě: ${points}.`,
};
