import { chat } from './chat.ts';
import { connection } from './connection.ts';
import { council } from './council.ts';
import { end } from './end.ts';
import { keyboard } from './keyboard.ts';
import { lessons } from './lessons.ts';
import { lobby } from './lobby.ts';
import { settings } from './settings.ts';
import { speech } from './speech.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const words = {
  language: 'en',
  speech,
  chat,
  connection,
  council,
  end,
  keyboard,
  lessons,
  lobby,
  settings,
  start,
  table,
} as const;
