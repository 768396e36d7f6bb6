export { FEATURES, MOST_SEATS, putPosition, SEAT_FEATURES, TABLE_FEATURES } from './features.ts';
export { fromBase64, fromHalves } from './half.ts';
export { look, type Network, networkOf, oddsOf, SHAPES, WEIGHTS } from './network.ts';
export { PACKED, unpack } from './packed.ts';
export { sheetOf } from './sheet.ts';
