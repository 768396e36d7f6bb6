import type { Section } from '../catalogue.ts';
import type { about as english } from '../en/about.ts';

export const about: Section<typeof english> = {
  title: 'Was ist das?',
  rule: 'Regel',
  previous: 'Vorheriges',
  next: 'Nächstes',
  workers: {
    free: 'Darf in jeden Rahmen einer Reihe ohne Sanduhr gestellt werden.',
    waiting: 'Wartet in seinem Rahmen, bis die Sanduhr in seine Reihe kommt.',
    canAct: 'Darf die Aktion unter seinem Rahmen ausführen, solange die Sanduhr in seiner Reihe bleibt.',
    stuck: 'Kann sich nicht bewegen, bis die Sanduhr seine Reihe verlässt.',
  },
  timer:
    'In ihrer Reihe handeln Arbeiter, in der anderen werden sie eingesetzt. Ist der Sand durch, darf sie jeder in die andere Reihe umdrehen.',
  markers: 'Jedes Umdrehen der lila Sanduhr stößt einen vom Brett; mit dem letzten ist der Rat gerufen.',
  frame: 'Ein Platz für einen Arbeiter. Ein großer Arbeiter darf auch dort stehen, wo schon jemand steht.',
  resource: 'Bezahlt Aktionen und Karten und zählt für die Errungenschaft.',
  votes: 'Wer im Rat die meisten hat, steht beim Privileg vorn. Danach legen alle ihre Stimmen zurück.',
  track: 'Muss das Pergament erreichen. Auf deine niedrigste Leiste kommt es an.',
  legendary: 'Diesen Punkt bringt die Errungenschaft. Ohne ihn gewinnt niemand.',
  slot: 'Eine Produktion gibt, was das Tableau zeigt und was jede Provinz darunter in dieser Farbe zeigt.',
  province: 'Einmal erobert, liegt sie unter einer Produktion und gibt dort, was sie zeigt.',
  deck: 'Füllt die Auslage auf. Die oberste Karte lässt sich ungesehen erobern.',
  privilege: 'Wer höher steht, gewinnt, wenn zwei zugleich dasselbe wollen, und wählt im Rat früher.',
  tokenValue: (points) => `Bringt im Rat ${points}.`,
};
