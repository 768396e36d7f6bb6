import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll } from 'vitest';
import type { House } from './house.ts';

/** The same house by doors of other addresses, 127.0.0.2 and so on: people who come that way are nobody's neighbours. */
export function otherDoors(house: House): (nth: number) => Promise<string> {
  const doors: Server[] = [];
  afterAll(() => {
    for (const door of doors) door.close();
  });
  return async (nth) => {
    const { port } = new URL(house.address);
    const door = createServer((inside) => {
      const outside = connect({ host: '127.0.0.1', port: Number(port), localAddress: `127.0.0.${nth}` });
      inside.pipe(outside).pipe(inside);
      for (const one of [inside, outside]) one.on('error', () => [inside, outside].map((end) => end.destroy()));
    });
    doors.push(door);
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  };
}
