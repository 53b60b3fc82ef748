import type { IncomingMessage } from 'node:http';

/** Returns the network address of whoever sent a request: behind a proxy, the one that the proxy has added last. */
export function clientOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = trustsProxy ? [forwarded].flat().join(',').split(',').at(-1)?.trim() : '';
  return last || (socket.remoteAddress ?? '');
}
