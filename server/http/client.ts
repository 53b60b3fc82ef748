import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Returns the network address of whoever sent a request: behind a proxy, the one that the proxy has added last. */
export function clientOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = trustsProxy ? [forwarded].flat().join(',').split(',').at(-1)?.trim() : '';
  return last || (socket.remoteAddress ?? '');
}

/** Returns what counts as one sender: of an address of IPv6 its network, because whoever has one address of it has all. */
export function senderOf(address: string): string {
  if (!isIPv6(address)) return address;
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? `${networkOf(address)}::/64`;
}

/** Returns the first four groups of an address of IPv6. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.replace(/%.*/, '').split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const left = Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const groupsIn = (text: string): string[] => text.split(':').filter((group) => group !== '');
