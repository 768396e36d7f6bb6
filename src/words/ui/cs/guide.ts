import type { Section } from '../../speech/section.ts';
import type { guide as english } from '../en/guide.ts';

const IN = { purple: 've fialové', green: 'v zelené', black: 'v černé' } as const;

export const guide: Section<typeof english> = {
  name: 'Vaše první hra',
  close: 'Už to znám: žádné rady',
  setting: 'Průvodce první hrou',
  settingHint: 'Proti botům. O tom, co jste už několikrát udělali, mlčí.',
  goal: 'Cíl: za čtyři kola dostaňte všechny čtyři stupnice na svitek. Pak vyhrává nejvíc kroků na něm.',
  sand: 'Teď se sype písek. Když se v hodinách dosype, může je kdokoli překlopit do druhé řady. Akce se provádějí jen tam, kde hodiny stojí.',
  inside: 'Všechny vaše dlouhé stupnice jsou na svitku. Počítá se každý další krok.',
  standing: (own, others) => `Vyhrává nejvíc kroků na svitku: vy ${own}, ostatní nejvýš ${others}.`,
  without: 'Když všechny čtyři nedostane nikdo, vyhrává z těch, kdo mají legendární bod, nejlepší nejnižší stupnice.',
  need: (lack, area, gains) => `Ještě chybí: ${lack}. Získáte to ${IN[area]} oblasti: ${gains}.`,
  needs: (lack) => `Ještě chybí: ${lack}. Přinášejí to odměny rady a karty lstí.`,
  legendary: {
    here: (card) => `Bez legendárního bodu nikdo nevyhraje. Leží u rady na kartě úspěchu: ${card}.`,
    taken: 'Bez legendárního bodu nikdo nevyhraje. V tomto kole už je pryč; přinese ho další úspěch.',
    last: 'Bez legendárního bodu nikdo nevyhraje. Teď ho může dát už jen odměna poslední rady.',
  },
  whyLook: 'Každá značka se sama vysvětlí: ukažte na ni, nebo ji podržte.',
  free: 'Vezměte označeného služebníka.',
  whyFree: 'Je volný: postavte ho do řady, kam hodiny teprve přijdou.',
  whyUnpaid: (lack) => `Čeká na akci, kterou nemůžete zaplatit. Chybí: ${lack}. Postavte ho jinam.`,
  stays: (lack) => `Na akci pod vaším služebníkem chybí: ${lack}.`,
  whyStays: 'Provede ji, až to budete mít, nebo odejde, až se hodiny překlopí.',
  put: (area) => `Vyberte označený rámeček ${IN[area]} oblasti.`,
  act: (deal) => `Vyberte označené políčko odměn: ${deal}.`,
  play: (card) => `Zahrajte ${card}.`,
  whyClaim: 'Vezměte si legendární žeton: bez tohoto bodu nikdo nevyhraje.',
  whyPlay: 'Lest nepotřebuje služebníka ani hodiny. Později si ji můžete vzít zpět.',
  wait: (timer) => `Služebníci čekají, až přijdou ${timer}.`,
  stuck: (timer) => `Služebníci zůstanou zaseknutí, dokud se ${timer} nepřeklopí.`,
  timing: 'S hodinami je hra taková, jaká má být. Bez nich, jako v 1. kole, máte času, kolik chcete.',
  whyWait: 'To je v pořádku. Zatím se podívejte, co nabízí rada.',
  whyStuck: 'Akci už provedli, to je v pořádku. V černé se služebníci uvolní nejdřív: písek tam běží 45 s.',
  whySand:
    'Všechny hodiny se překlápějí naráz, a tak se písek nejdřív dosype. Kolo bez hodin začne hned: zvolte ho v radě.',
  done: (button) => `Víc se teď nevyplatí: stiskněte ${button}.`,
  whyDone: {
    stuck: 'Zaseknutí služebníci nejsou chyba: uvolní se, až se hodiny překlopí.',
    waiting: 'Služebníci čekají na hodiny. Ty se překlopí, až budou hotovi všichni.',
    called: 'Rada je svolána. Začne, až budou hotovi všichni.',
  },
  answers: {
    vp: (track) => `Nejvíc pomůže ${track}: tato stupnice má ke svitku nejdál.`,
    vpInside: (track) => `Všechny jsou na svitku a počítá se každý krok. Nejnižší je ${track}.`,
    conquer: 'Vyberte provincii: označená vám pomůže nejvíc.',
    tuck: 'Vyberte produkci, která má od teď dávat víc.',
    wild: 'Vyberte, co vám chybí.',
    pay: 'Zaplaťte tím, co potřebujete nejméně.',
    worker: 'Vyberte služebníka, který se má uvolnit.',
  },
  whyAnswers: {
    conquer: 'Potom z ní vyberete jeden řádek: produkce s tímto ozubeným kolem pak dává navíc i to.',
    wild: 'Zlatem se platí akce v zelené a fialové oblasti.',
    worker: 'Volného služebníka lze znovu umístit. Mocný smí stát vedle ostatních.',
  },
  ranks: 'Nejvyšší pozice k tomu získají vítězné body: kroky na stupnicích podle vlastního výběru. Dál to jde samo.',
  reward: 'Vyberte jednu odměnu.',
  whyReward: (text) => `Označená vám teď pomůže nejvíc: ${text}`,
};
