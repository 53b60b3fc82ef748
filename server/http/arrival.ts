import type { IncomingMessage } from 'node:http';

/** How many bytes of a body must arrive in each further second: a slow line's. */
const rate = 16 * 1024;

/**
 * Watches a request that is arriving. It may take so many seconds, and one more for each 16 kB that have come: whoever sends a byte now and then
 * would keep a connection for ever. `late` resolves when it takes longer, and never if it arrives; `end` ends the
 * watch, and the request with its connection.
 */
export function watchArrival(incoming: IncomingMessage, seconds: number): { late: Promise<'late'>; end(): void } {
  const { promise: late, resolve } = withResolvers<'late'>();
  const began = performance.now();
  const before = incoming.socket.bytesRead;
  const left = () => seconds + (incoming.socket.bytesRead - before) / rate - (performance.now() - began) / 1000;
  const wait = () => setTimeout(check, left() * 1000 + 1).unref();
  const judge = () => {
    if (incoming.complete || incoming.destroyed) return;
    if (left() <= 0) resolve('late');
    else timer = wait();
  };
  let turn: NodeJS.Immediate | undefined;
  const check = () => {
    // What has come while this process was held up is read before it is judged.
    turn = setImmediate(judge);
  };
  let timer = incoming.complete ? undefined : wait();
  const end = () => {
    clearTimeout(timer);
    clearImmediate(turn);
    // Node leaves who still reads a request that is answered waiting for ever.
    if (!incoming.complete) incoming.socket.once('close', () => incoming.destroy());
  };
  return { late, end };
}

/** Node 20 has no `Promise.withResolvers`. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
