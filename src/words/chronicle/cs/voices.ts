import type { Section } from '../../speech/section.ts';
import type { voices as english } from '../en/voices.ts';

export const voices: Section<typeof english> = {
  briber: {
    start: 'Každý má svou cenu. Začneme?',
    conquest: 'Zaplaceno do posledního. Skoro.',
    privilege: 'Radu si nekoupíte. Zkoušel jsem to.',
    end: 'Koruna? Slušná cena.',
  },
  champion: {
    start: 'Slyšíte, jak už jásají?',
    conquest: 'Ještě jedno čestné kolo!',
    privilege: 'Tak daleko vzadu? Lid bude plakat.',
    end: 'Zpívejte mé jméno, dokud se kyvadlo nezastaví!',
  },
  justicar: {
    start: 'Ať misky vah stojí rovně.',
    conquest: 'Po právu získáno, po právu drženo.',
    privilege: 'Rozsudek platí. Skláním se.',
    end: 'Zváženo, změřeno a korunováno.',
  },
  implacable: {
    start: 'Nespěchám. Nezastavím se.',
    conquest: 'Ještě jedna. A pak další.',
    privilege: 'Dejte mě dozadu. Stejně přijdu.',
    end: 'Říkala jsem to.',
  },
  insidious: {
    start: 'Mě si nevšímejte. Jen poslouchám.',
    conquest: 'Bránu otevřeli sami.',
    privilege: 'Zvláštní. Ty hlasy jsem spočítal.',
    end: 'Neviděli jste mě přicházet.',
  },
  insurgent: {
    start: 'Dost čekání na písek!',
    conquest: 'Město povstalo. S trochou pomoci.',
    privilege: 'Bojí se nás. Dobře.',
    end: 'Trůn teď patří ulici!',
  },
  warmonger: {
    start: 'Nabruste všechno.',
    conquest: 'Spalte starou mapu. Kreslete novou.',
    privilege: 'Hlasy! Dejte mi raději bitvu.',
    end: 'Konečně mír. Můj.',
  },
  pacifist: {
    start: 'Dnes nikdo netasí meč.',
    conquest: 'Pozvali mě dál, a já zůstal.',
    privilege: 'Ať jdou ostatní první. Času je dost.',
    end: 'Vidíte? Nepadla jediná rána.',
  },
  alchemist: {
    start: 'Podržte to. Netřepat.',
    conquest: 'Z olova země. Funguje to!',
    privilege: 'Nečistota v radě. Zapsáno.',
    end: 'Velké dílo je hotovo. Nesahat.',
  },
  tyrant: {
    start: 'Klekněte hned, bude to dřív za vámi.',
    conquest: 'Počítejte to už k mému.',
    privilege: 'Čí ruce byly nahoře? Zapište jména.',
    end: 'Všechno. Jak se sluší.',
  },
};
