import type { Section } from '../../speech/section.ts';
import type { guide as english } from '../en/guide.ts';

const AT = { purple: 'paars', green: 'groen', black: 'zwart' } as const;

export const guide: Section<typeof english> = {
  name: 'Je eerste spel',
  close: 'Ik weet het: geen advies meer',
  setting: 'Begeleiding bij het eerste spel',
  settingHint: 'Tegen bots. Ze zwijgt over wat je al een paar keer hebt gedaan.',
  goal: 'Doel: breng in vier rondes alle vier de sporen op het perkament. Daarna winnen de meeste stappen daarop.',
  sand: 'Nu loopt het zand. Is een zandloper doorgelopen, dan mag iedereen hem op de andere rij omdraaien. Acties zijn er alleen waar de zandloper staat.',
  inside: 'Al je lange sporen zijn op het perkament. Elke stap verder telt.',
  standing: (own, others) => `De meeste stappen op het perkament winnen: jij ${own}, de anderen hoogstens ${others}.`,
  without:
    'Haalt niemand het met alle vier, dan wint van de spelers met het legendarische punt het beste laagste spoor.',
  need: (lack, area, gains) => `Je hebt nog nodig: ${lack}. Dat komt van ${AT[area]}: ${gains}.`,
  needs: (lack) => `Je hebt nog nodig: ${lack}. Dat geven raadsbeloningen en krijgslisten.`,
  legendary: {
    here: (card) => `Zonder het legendarische punt wint niemand. Het ligt bij de raad op de prestatie: ${card}.`,
    taken:
      'Zonder het legendarische punt wint niemand. Dat van deze ronde is weg; de volgende prestatie brengt het weer.',
    last: 'Zonder het legendarische punt wint niemand. Alleen een beloning van de laatste raad kan het nu nog geven.',
  },
  whyLook: 'Elk teken legt zichzelf uit: wijs het aan of houd het vast.',
  free: 'Pak de omrande werker.',
  whyFree: 'Hij is vrij: zet hem in een rij waar de zandloper straks komt.',
  whyUnpaid: (lack) => `Hij wacht op een actie die je niet kunt betalen. Je mist: ${lack}. Zet hem ergens anders neer.`,
  stays: (lack) => `Voor de actie onder je werker mis je: ${lack}.`,
  whyStays: 'Hij voert die uit zodra je dat hebt, of gaat weg zodra de zandloper is omgedraaid.',
  put: (area) => `Kies het omrande kader in ${AT[area]}.`,
  act: (deal) => `Kies het omrande beloningsveld: ${deal}.`,
  play: (card) => `Speel ${card}.`,
  whyClaim: 'Neem de legendarische steen: zonder dat punt wint niemand.',
  whyPlay: 'Een krijgslist heeft geen werker en geen zandloper nodig. Later kun je die terugnemen.',
  wait: (timer) => `Je werkers wachten op ${timer}.`,
  stuck: (timer) => `Je werkers zitten vast tot ${timer} wordt omgedraaid.`,
  timing: 'Met zandlopers is het spel zoals bedoeld. Zonder, zoals in ronde 1, heb je alle tijd.',
  whyWait: 'Dat is goed zo. Kijk intussen wat de raad te bieden heeft.',
  whyStuck: 'Ze hebben gehandeld, dat is goed zo. In zwart komen werkers het snelst vrij: daar loopt het zand 45 s.',
  whySand:
    'Alle zandlopers worden samen omgedraaid, dus eerst loopt het zand door. Een ronde zonder zandlopers begint meteen: kies die in de raad.',
  done: (button) => `Meer heeft nu geen zin: druk op ${button}.`,
  whyDone: {
    stuck: 'Dat je werkers vastzitten, is geen fout: ze komen vrij als de zandlopers worden omgedraaid.',
    waiting: 'Je werkers wachten op de zandlopers. Is iedereen klaar, dan worden die omgedraaid.',
    called: 'De raad is opgeroepen. Hij begint als iedereen klaar is.',
  },
  answers: {
    vp: (track) => `${track} helpt het meest: dat spoor is het verst van het perkament.`,
    vpInside: (track) => `Alle staan op het perkament en elke stap telt. ${track} is het laagst.`,
    conquer: 'Kies een provincie: de omrande helpt je het meest.',
    tuck: 'Kies de productie die voortaan meer moet geven.',
    wild: 'Kies wat je nog nodig hebt.',
    pay: 'Betaal met wat je het minst nodig hebt.',
    worker: 'Kies de werker die vrij moet komen.',
  },
  whyAnswers: {
    conquer: 'Daarna kies je één regel ervan: de productie met dat tandwiel geeft voortaan ook dat.',
    wild: 'Met goud betaal je acties in groen en paars.',
    worker: 'Een vrije werker kan weer worden ingezet. De grote mag naast andere staan.',
  },
  ranks: 'De hoogste rangen krijgen ook punten: stappen op sporen naar keuze. Het gaat vanzelf verder.',
  reward: 'Kies één beloning.',
  whyReward: (text) => `De omrande helpt je nu het meest: ${text}`,
};
