// A player in under 60 lines: it has a list of wishes, asks for one after another, and lets the table say no.
// Open a table in the browser, then: node examples/bot.mjs http://localhost:8080 CODE Tick [milliseconds between asks]
// Node 22 has a WebSocket of its own; Node 20 takes the one of `ws`, which `npm ci` installs. See docs/PROTOCOL.md.
const [address = '', code = '', name = 'Tick', pause = 60] = process.argv.slice(2);
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${code}/socket`);
const send = (message) => socket.send(JSON.stringify(message));

const any = (list, make) => [...list].sort(() => Math.random() - 0.5).map(make);
const range = (count) => Array.from({ length: count }, (_, nth) => nth);
const split = (total) => range(total + 1).flatMap((a) => range(total + 1 - a).map((b) => [a, b, total - a - b]));
const gainWild = ({ count }) => any(split(count), (a) => ({ to: 'wild', military: a[0], culture: a[1], gold: a[2] }));
const gainVp = ({ count }) => any(split(count), (a) => ({ to: 'vp', power: a[0], prestige: a[1], popularity: a[2] }));
const retrieve = (_, me) => any(me.workers.keys(), (worker) => ({ to: 'worker', worker }));
const conquer = (_, __, game) => any(['deck', ...game.display], (it) => ({ to: 'conquer', province: it ?? 'deck' }));
const tuck = () => any(['brown', 'red', 'blue', 'yellow'], (slot) => ({ to: 'tuck', slot }));
const recoverOne = (_, me) => any(me.discard, (card) => ({ to: 'card', card }));
const choose = ({ of }) => any(of.keys(), (option) => ({ to: 'choose', option }));
const discard = ({ slot }, me) => any(me.slots[slot], (province) => ({ to: 'discard', province }));
const own = { retrieve, promote: retrieve, recoverOne, discard };
const ANSWERS = { gainWild, payWild: gainWild, gainVp, conquer, tuck, choose, ...own };

const SIDE_A = [[0, 1], [2], [3], [4, 5], [6, 7], [8], [9], [10, 11]]; // actions below the first frames; then one each
const TOO_HARD = ['courtGossip', 'warTithe']; // their questions are not among the answers above
function wishesOf(game, me, wide = game.players.length > 3) {
  const [question] = me.todo;
  if (question) return ANSWERS[question.do](question, me, game).map((answer) => ({ type: 'answer', answer }));
  if (game.phase === 'rewards') return any([...game.rewards, 'favour'], (reward) => ({ type: 'takeReward', reward }));
  const idle = me.workers.flatMap(({ spot }, worker) => (spot === 'frame' ? [] : [worker]));
  const moves = idle.flatMap((worker) => any(range(wide ? 20 : 16), (to) => ({ type: 'move', worker, to })));
  if (game.phase === 'placement' || game.phase === 'moves') return [...moves, { type: 'ready', ready: true }];
  const below = ({ spot, space }) => (spot !== 'frame' ? [] : wide ? [space] : (SIDE_A[space] ?? [space + 4]));
  const acts = me.workers.map((one, worker) => below(one).map((action) => ({ type: 'act', worker, action, with: [] })));
  const cards = me.hand.filter((card) => !TOO_HARD.includes(card)).map((card) => ({ type: 'play', card }));
  const flips = ['black', 'green', 'purple'].map((area) => ({ type: 'flip', area }));
  const claim = { type: 'claim', take: ['legendary'], with: [] };
  return [claim, ...acts.flat(), ...cards, { type: 'pickUp' }, ...moves, ...flips, { type: 'done', done: true }];
}

let [seat, nth, wishes] = [-1, 0, []];
const look = () => send({ type: 'catchUp', since: null });
const next = () =>
  wishes.length > 0 ? send({ type: 'ask', seat, nth: ++nth, command: wishes.shift() }) : setTimeout(look, pause * 6);
socket.onopen = () => send({ type: 'hello', version: 1, tokens: [], since: null });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  const { type, table, held, playing } = message;
  if (type === 'welcome' && table.stage === 'over') socket.close();
  else if (type === 'welcome' && playing === null) send({ type: 'sit', name });
  else if (type === 'seated') send({ type: 'change', seat: message.seat, chair: { ready: true } });
  else if (type === 'welcome') {
    ({ seat, nth } = held[0]);
    const [game, me] = [playing.game, playing.game.players[seat]];
    wishes = game.paused || me.done || me.ready ? [] : wishesOf(game, me);
    next();
  } else if (type === 'rewound' || (message.seat === seat && message.nth === nth && type === 'happened')) look();
  else if (type === 'refused' || type === 'fault') setTimeout(next, pause);
};
