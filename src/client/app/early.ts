import { route } from '../kit/router.ts';
import { askEarly } from '../pages/replay/log.ts';

/** Before the rest of this file is made ready: the game of a replay has the longest way. */
const where = route();
if (where.page === 'replay' && where.of !== null) askEarly(where.of);
