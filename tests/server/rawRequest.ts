import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Started } from '@server/start';

/** Opens a connection to a server, by which a test sends what no client library would. */
export async function openSocket({ url }: Pick<Started, 'url'>): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends a text, then a byte each 50 ms until the server closes the connection; returns what it has answered. */
export async function trickle(server: Pick<Started, 'url'>, head: string, byte = 'x'): Promise<string> {
  const socket = await openSocket(server);
  const answered = text(socket).catch(() => '');
  socket.write(head);
  for (let isClosed = false; !isClosed; ) {
    socket.write(byte);
    isClosed = await Promise.race([answered.then(() => true), setTimeout(50, false)]);
  }
  socket.destroy();
  return answered;
}

/** Returns the first lines of a request. */
export const headOf = (method: string, path: string, headers: Readonly<Record<string, string>>): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: a', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );

/** Writes to a connection, and waits until that takes more, or is closed. */
export async function push(socket: Socket, chunk: string | Buffer): Promise<void> {
  if (socket.destroyed || socket.write(chunk)) return;
  await new Promise<void>((go) => socket.once('drain', go).once('close', go));
}
