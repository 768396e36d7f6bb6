import { type Bot, type Decision, type Dice, optionsBeside, type Sight } from '#bots';
import { forbids } from '#engine';

/** Plays like another, but now and then does something else that is open to it: only so is it seen what comes of that. */
export const restless =
  (bot: Bot, oneIn: number): Bot =>
  (sight, dice) => {
    const decision = bot(sight, dice);
    return 'do' in decision && dice.next(oneIn) === 0 ? another(sight, decision, dice) : decision;
  };

function another(sight: Sight, decision: Decision, dice: Dice): Decision {
  const { game, seat, at } = sight;
  const options = optionsBeside(sight);
  const command = options[dice.next(options.length)];
  if (command === undefined || forbids(game, { seat, at, command }) !== undefined) return decision;
  return { do: command };
}
