/** A bare relay, for comparison: whatever one in a room says goes to all in it, no rules, no store. */
import { WebSocket, WebSocketServer } from 'ws';

const filler = Buffer.alloc(Number(process.env.FILLER ?? 0), 'x');
const rooms = new Map<string, Set<WebSocket>>();
const port = Number(process.env.PORT);
const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('message', (data: Buffer) => {
    const text = Buffer.concat([data, filler]);
    for (const other of room) if (other.readyState === WebSocket.OPEN) other.send(text, { binary: false });
  });
  socket.on('close', () => room.delete(socket));
});
server.on('listening', () => console.log(`relay is open at http://127.0.0.1:${port}`));
process.on('SIGTERM', () => process.exit(0));
