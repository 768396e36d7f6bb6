import { bound } from '../../speech/bound.ts';
import { joints, speech } from '../../speech/cs.ts';
import type { Catalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { coach } from './coach.ts';
import { commands } from './commands.ts';
import { connection } from './connection.ts';
import { council } from './council.ts';
import { effects } from './effects.ts';
import { end } from './end.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { guard } from './guard.ts';
import { guide } from './guide.ts';
import { keyboard } from './keyboard.ts';
import { lobby } from './lobby.ts';
import { names } from './names.ts';
import { notify } from './notify.ts';
import { outcomes } from './outcomes.ts';
import { pieces } from './pieces.ts';
import { provinces } from './provinces.ts';
import { questions } from './questions.ts';
import { reader } from './reader.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { removal } from './removal.ts';
import { seats } from './seats.ts';
import { settings } from './settings.ts';
import { solo } from './solo.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const words: Catalogue = bound({
  language: 'cs' as const,
  about,
  cards,
  characters,
  coach,
  commands,
  connection,
  council,
  effects,
  end,
  events,
  faults,
  guard,
  guide,
  joints,
  keyboard,
  lobby,
  names,
  notify,
  outcomes,
  pieces,
  provinces,
  questions,
  reader,
  reasons,
  refusals,
  removal,
  seats,
  settings,
  solo,
  speech,
  start,
  table,
});
