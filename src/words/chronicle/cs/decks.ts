import type { Section } from '../../speech/section.ts';
import type { decks as english } from '../en/decks.ts';

export const decks: Section<typeof english> = {
  short: {
    checking: 'Balíčky: ověřují se …',
    fair: 'Balíčky: ověřeno',
    unsealed: 'Balíčky: bez pečeti',
    unfair: 'Balíčky: ověření selhalo',
  },
  about:
    'Na začátku hry se všichni dozvědí pečeť: otisk (hash) skrytého pořadí balíčků. Žádnou kartu neprozradí a žádnou pak už nelze změnit. Na konci se otevře.',
  fair: {
    told: 'Je to stejná pečeť, jakou se tento prohlížeč dozvěděl na začátku.',
    untold: 'Tento prohlížeč se pečeť na začátku nedozvěděl. Porovnejte ji s někým, kdo u toho byl.',
    decks: 'Z otevřeného základu vzniknou tyto balíčky a toto pořadí privilegií.',
    hash: 'Pečeť je otiskem základu a balíčků.',
    cards: 'Každá karta, která přišla, byla další v pořadí svého balíčku.',
  },
  unsealed:
    'Tato hra je z doby, kdy se balíčky ještě nepečetily, nebo jsou její balíčky dány předem, jako u denní výzvy. Není co ověřovat.',
  unfair: {
    otherSeal: 'Není to pečeť, jakou se tento prohlížeč dozvěděl na začátku.',
    otherDecks: 'Z otevřeného základu vzniknou jiné balíčky, než má tato hra.',
    brokenSeal: 'Pečeť neodpovídá základu a balíčkům.',
    otherCards: 'Přišla karta, která nebyla další v pořadí svého balíčku.',
  },
  warning: 'Této hře nevěřte: její soubor někdo změnil, nebo karty nebyly rozdány poctivě.',
  seal: 'Pečeť',
  seed: 'Základ',
  byYourself: 'Chcete-li ověřit sami, uložte hru do souboru a předejte jej tomuto příkazu projektu:',
};
