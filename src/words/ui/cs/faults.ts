import type { Section } from '../../speech/section.ts';
import type { faults as english } from '../en/faults.ts';

export const faults: Section<typeof english> = {
  badMessage: 'Tomu stůl nerozuměl. Načtěte prosím stránku znovu.',
  badVersion: 'Existuje novější verze hry. Načtěte prosím stránku znovu.',
  noSuchTable: 'Stůl s tímto kódem neexistuje. Zkontrolujte kód, nebo založte vlastní stůl.',
  notYourSeat: 'Na tomto místě sedí někdo jiný a jen ten to může udělat.',
  notHost: 'To může jen hostitel stolu.',
  tableFull: 'Všechna místa jsou obsazená. Můžete se ale dívat.',
  seatTaken: 'Někdo vás předběhl. Zvolte jiné místo nebo barvu.',
  alreadyStarted: 'Hra už začala. Můžete se dívat, nebo se přidat k další.',
  notReady: 'Ještě nejsou všichni připraveni. Počkejte na ostatní, nebo se jich zeptejte.',
  tooFast: 'Příliš mnoho požadavků najednou. Chvilku počkejte a zkuste to znovu.',
  tooMany: 'Právě je tu příliš mnoho stolů nebo návštěvníků. Zkuste to prosím později.',
  muted: 'Píšete příliš rychle. Za chvilku můžete psát dál.',
  logFull:
    'Tato hra trvá už tak dlouho, že je její průběh plný. Zůstane pozastavená; kdykoli můžete otevřít nový stůl.',
  barred:
    'Hostitel požádal vás nebo někoho z vaší sítě, aby odešel. Můžete se dívat; hostitel vám může dovolit znovu si sednout.',
  notHere: 'U tohoto stolu si sednout nemůžete. Můžete se dívat nebo hledat jiný.',
  enoughChairs: 'Máte už tolik míst, kolik jich host u tohoto stolu může mít.',
  peopleOnly: 'Hodnocená hra je jen pro lidi. U jiných stolů jsou programy vítány.',
  nameTaken: 'Toto jméno patří jinému hráči. Zvolte jiné, nebo na stránce „Vy“ doložte, že je vaše.',
  needsName: 'U hodnoceného stolu hrají všichni pod ověřeným jménem. Své získáte na stránce „Vy“.',
  badName: 'Toto jméno si nelze vzít. Musí mít aspoň dvě písmena nebo číslice.',
  badProof: 'Tento důkaz tu neplatí, nebo je příliš starý. Zkuste to znovu.',
  banned: 'Provozovatel tohoto serveru vám nebo síti, ze které přicházíte, už nedovolí zde hrát.',
  shut: 'Provozovatel tohoto serveru tento stůl zavřel.',
  nobodyReads: 'Na tomto serveru hlášení nikdo nečte. Hráče můžete ztlumit nebo blokovat.',
  closed: 'Tento stůl je zavřený. Kdykoli můžete založit nový.',
};
