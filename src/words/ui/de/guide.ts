import type { Section } from '../../speech/section.ts';
import type { guide as english } from '../en/guide.ts';

const AT = { purple: 'Lila', green: 'Grün', black: 'Schwarz' } as const;

export const guide: Section<typeof english> = {
  name: 'Dein erstes Spiel',
  close: 'Ich weiß Bescheid: keine Ratschläge mehr',
  setting: 'Begleitung im ersten Spiel',
  settingHint: 'Gegen Bots. Sie schweigt von dem, was du schon einige Male getan hast.',
  goal: 'Ziel: Bringe in vier Runden alle vier Leisten auf das Pergament. Dann gewinnen die meisten Schritte darauf.',
  sand: 'Jetzt läuft der Sand. Ist eine Sanduhr abgelaufen, darf jeder sie in die andere Reihe umdrehen. Aktionen gibt es nur dort, wo die Sanduhr steht.',
  inside: 'Alle deine langen Leisten sind auf dem Pergament. Jeder weitere Schritt zählt.',
  standing: (own, others) =>
    `Die meisten Schritte auf dem Pergament gewinnen: du ${own}, die anderen höchstens ${others}.`,
  without: 'Schafft niemand alle vier, gewinnt unter denen mit dem legendären Punkt die beste niedrigste Leiste.',
  need: (lack, area, gains) => `Es fehlt noch: ${lack}. Das bringt ${AT[area]}: ${gains}.`,
  needs: (lack) => `Es fehlt noch: ${lack}. Das bringen Ratsbelohnungen und Kriegslisten.`,
  legendary: {
    here: (card) => `Ohne den legendären Punkt gewinnt niemand. Er liegt beim Rat auf der Errungenschaft: ${card}.`,
    taken:
      'Ohne den legendären Punkt gewinnt niemand. In dieser Runde ist er weg; die nächste Errungenschaft bringt ihn wieder.',
    last: 'Ohne den legendären Punkt gewinnt niemand. Jetzt kann ihn nur noch eine Belohnung im letzten Rat bringen.',
  },
  whyLook: 'Jedes Zeichen erklärt sich selbst: Zeige darauf oder halte es.',
  free: 'Nimm den markierten Arbeiter.',
  whyFree: 'Er ist frei: Stelle ihn in eine Reihe, zu der die Sanduhr als Nächstes kommt.',
  whyUnpaid: (lack) =>
    `Er wartet auf eine Aktion, die du nicht bezahlen kannst. Dir fehlt: ${lack}. Stelle ihn woandershin.`,
  stays: (lack) => `Für die Aktion unter deinem Arbeiter fehlt dir: ${lack}.`,
  whyStays: 'Er führt sie aus, sobald du das hast, oder geht weg, sobald die Sanduhr umgedreht ist.',
  put: (area) => `Wähle den markierten Rahmen in ${AT[area]}.`,
  act: (deal) => `Wähle den markierten Kasten: ${deal}.`,
  play: (card) => `Spiele ${card}.`,
  whyClaim: 'Nimm den legendären Marker: Ohne diesen Punkt gewinnt niemand.',
  whyPlay: 'Eine Kriegslist braucht weder Arbeiter noch Sanduhr. Später kannst du sie wieder aufnehmen.',
  wait: (timer) => `Deine Arbeiter warten, bis ${timer} kommt.`,
  stuck: (timer) => `Deine Arbeiter sitzen fest, bis ${timer} umgedreht wird.`,
  timing: 'Mit Sanduhren ist es das eigentliche Spiel. Ohne, wie in Runde 1, hast du so viel Zeit, wie du willst.',
  whyWait: 'Das ist richtig so. Sieh dir inzwischen an, was der Rat bietet.',
  whyStuck:
    'Sie haben gehandelt, das ist richtig so. Auf Schwarz kommen Arbeiter am schnellsten frei: Dort läuft der Sand 45 s.',
  whySand:
    'Alle Sanduhren werden zusammen umgedreht, darum läuft der Sand erst ab. Eine Runde ohne Sanduhren beginnt sofort: Wähle sie im Rat.',
  done: (button) => `Mehr lohnt sich jetzt nicht: Drücke ${button}.`,
  whyDone: {
    stuck: 'Dass deine Arbeiter festsitzen, ist kein Fehler: Sie kommen frei, wenn die Sanduhren umgedreht werden.',
    waiting: 'Deine Arbeiter warten auf die Sanduhren. Sind alle fertig, werden sie umgedreht.',
    called: 'Der Rat ist ausgerufen. Er beginnt, wenn alle fertig sind.',
  },
  answers: {
    vp: (track) => `Am meisten hilft ${track}: Diese Leiste ist am weitesten vom Pergament entfernt.`,
    vpInside: (track) => `Alle sind auf dem Pergament, und jeder Schritt zählt. Am niedrigsten ist ${track}.`,
    conquer: 'Wähle eine Provinz: Die markierte hilft dir am meisten.',
    tuck: 'Wähle die Produktion, die ab jetzt mehr geben soll.',
    wild: 'Wähle, was dir fehlt.',
    pay: 'Bezahle mit dem, was du am wenigsten brauchst.',
    worker: 'Wähle den Arbeiter, der frei werden soll.',
  },
  whyAnswers: {
    conquer: 'Danach wählst du eine Zeile davon: Die Produktion mit diesem Zahnrad gibt von da an auch das.',
    wild: 'Gold bezahlt Aktionen in Grün und Lila.',
    worker: 'Ein freier Arbeiter kann wieder eingesetzt werden. Der große darf neben anderen stehen.',
  },
  ranks: 'Die ersten Ränge bekommen dazu Siegpunkte: Schritte auf Leisten ihrer Wahl. Es geht von selbst weiter.',
  reward: 'Wähle eine Belohnung.',
  whyReward: (text) => `Die markierte hilft dir jetzt am meisten: ${text}`,
};
