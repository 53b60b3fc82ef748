import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many bytes of an answer must be taken in each second: a slow line's. */
const rate = 16 * 1024;

/** Since when something waits for a client, and how many bytes that had taken by then. */
interface Waiting {
  since: number;
  taken: number;
}

/**
 * Ends connections whose client doesn't take what is sent: that may stand still for so many seconds, and take as many, and one more for each
 * 16 kB of it. Who reads nothing, or a byte now and then, would keep an answer in memory for ever. Returns what ends the watch.
 */
export function watchDeparture(server: Server, seconds: number): () => void {
  // Node sees that a part of a long text was taken; a call that is still at work has nothing to send.
  server.setTimeout(seconds * 1000, (socket) => void (socket.writableLength > 0 && socket.destroy()));
  const open = new Map<Socket, Waiting | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of open) {
      const { bytesWritten, writableLength } = socket;
      const waiting = writableLength > 0 ? (before ?? { since: now, taken: bytesWritten - writableLength }) : undefined;
      open.set(socket, waiting);
      if (waiting && (now - waiting.since) / 1000 > seconds + (bytesWritten - waiting.taken) / rate) socket.destroy();
    }
  }, seconds * 250).unref();
  return () => clearInterval(timer);
}
