/** Bytes that are no HTTP, or no WebSocket after the handshake, or come one at a time and never end. */
export const RAW: Readonly<Record<string, (code: string) => string | Buffer>> = {
  noHttp: () => Buffer.from([22, 3, 1, 0, 200, 1, 0, 0, 196, 3, 3]),
  badHeader: () => 'GET / HTTP/1.1\r\nHost: x\r\nX\r\n\r\n',
  smuggling: () =>
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
  hugeHeader: () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
  unmasked: (code) => Buffer.concat([handshake(code), Buffer.from([0x81, 0x02, 0x7b, 0x7d])]),
  badOpcode: (code) => Buffer.concat([handshake(code), Buffer.from([0x83, 0x80, 0, 0, 0, 0])]),
  endlessFragments: (code) => Buffer.concat([handshake(code), ...Array.from({ length: 50 }, () => FRAGMENT)]),
  giantLength: (code) =>
    Buffer.concat([
      handshake(code),
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ]),
  badUtf8: (code) => Buffer.concat([handshake(code), Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc0, 0xaf])]),
};

const FRAGMENT = Buffer.concat([Buffer.from([0x01, 0xfe, 0x0f, 0xff, 0, 0, 0, 0]), Buffer.alloc(0x0fff, 0x61)]);

export const handshake = (code: string): Buffer =>
  Buffer.from(
    `GET /api/tables/${code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
