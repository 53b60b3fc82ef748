import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterFile } from './leftovers';

/** Forwards what comes to a port of its own to another one, as what stands in front of two databases does. */
export async function startForwarder(first: number) {
  let target = first;
  let losing: string | undefined;
  let told: () => void = () => {};
  const open = new Set<Socket>();

  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    let isMarked = false;
    let isLost = false;
    client.on('data', (chunk) => {
      const sent = chunk.toString('latin1');
      if (losing !== undefined) isMarked ||= sent.includes(losing);
      if (losing !== undefined && isMarked && /\bcommit\b/i.test(sent)) {
        isLost = true;
        losing = undefined;
        told();
      }
      database.write(chunk);
    });
    database.on('data', (chunk) => void (isLost || client.write(chunk)));
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Lets new connections lead to another port. */
    switchTo(port: number) {
      target = port;
    },
    /** Loses what the database says of the next transaction that sends this text, from its commit on; resolves when that is sent. */
    loseCommitOf(text: string): Promise<void> {
      losing = text;
      return new Promise((resolve) => {
        told = resolve;
      });
    },
  };
}
