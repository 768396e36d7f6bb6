import { CHARACTERS } from '#content';
import { copy, type Event, type Game, type Millis, NOBODY, type Ranking } from '#engine';
import { type Entry, type Following, follow, type Recording, startFollowing } from '#protocol';
import { type Catalogue, outcomeText, standingText, type Who } from '#words';
import { storyText, type Told } from '#words/story';

export const clockText = (at: Millis): string => {
  const seconds = Math.floor(at / 1000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

/** Everybody goes by their character. */
export const nameOf =
  (words: Catalogue, game: Game): Who =>
  (seat) => {
    const character = game.players[seat]?.character;
    return { name: character === undefined ? '–' : words.characters.persons[CHARACTERS[character].person], you: false };
  };

/** Tells a game line by line as it goes on. */
export function teller(words: Catalogue, first: Game) {
  let before = copy(first);
  const who = nameOf(words, first);
  return (asked: Omit<Told, 'before' | 'events'>, events: readonly Event[], after: Game): string | null => {
    const line = storyText(words, { ...asked, events, before }, who);
    before = copy(after);
    return line;
  };
}

export function tellRanking(words: Catalogue, game: Game, ranking: Ranking): readonly string[] {
  const who = nameOf(words, game);
  const places = ranking.standings.map((one) => `${one.place}. ${who(one.seat).name}: ${standingText(words, one)}`);
  return ['', outcomeText(words, ranking, who), ...places];
}

/** A recorded game as lines, each with its number and time. */
export function tellRecording(words: Catalogue, { opening, entries }: Recording): readonly string[] {
  let following = startFollowing({ seq: 0, game: opening.game });
  return entries.flatMap((entry) => {
    const told = tellEntry(words, following, entry);
    following = follow(following, entry) ?? following;
    return told;
  });
}

function tellEntry(words: Catalogue, following: Following, entry: Entry): readonly string[] {
  if (entry.type === 'happened') {
    const line = storyText(words, { ...entry, before: following.game }, nameOf(words, following.game));
    return line === null ? [] : [`${`${entry.seq}`.padStart(5)} ${clockText(entry.at).padStart(6)}  ${line}`];
  }
  const { seq, to, by, happened } = entry;
  const name = nameOf(words, following.game)(by === NOBODY ? 0 : by).name;
  const back = following.past.find(({ asked }) => asked.seq === to + 1)?.before ?? following.game;
  let instead: Following = startFollowing({ seq, game: back });
  const lines = happened.flatMap((one) => {
    const told = tellEntry(words, instead, one);
    instead = follow(instead, one) ?? instead;
    return told;
  });
  return [`${`${seq}`.padStart(5)}         ⟲ ${to} (${name})`, ...lines];
}
