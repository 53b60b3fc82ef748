import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the network address of whoever sent a request. Behind so many `proxies`, each of which adds whom it was asked by, it is the one that
 * the first of them has added: what stands before it, anybody may have sent. Where that is no address, it is the last proxy's.
 */
export function clientOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const added = [headers['x-forwarded-for']].flat().join(',').split(',').slice(-proxies);
  return addressIn(added[0] ?? '') ?? own;
}

/** Returns how many proxies say whom they were asked by, where a request has come without that. */
export const proxiesOf = ({ headers }: Pick<IncomingMessage, 'headers'>): number =>
  [headers['x-forwarded-for']]
    .flat()
    .join(',')
    .split(',')
    .filter((each) => each.trim() !== '').length;

/** Reads an address as proxies write it: with a port, in brackets, in quotes. */
function addressIn(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const inside = /^\[([^\]]*)\](?::.*)?$/.exec(bare)?.[1] ?? bare;
  return [inside, inside.replace(/:[^:]*$/, '')].find((each) => isIP(each) > 0);
}

/** Returns what counts as one sender: of an address of IPv6 its network, because whoever has one address of it has all. */
export function senderOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  // An address of IPv4, as a socket for both kinds names it.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).map(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the eight groups of an address of IPv6, without its zone. */
function groupsOf(address: string): string[] {
  // The parser of addresses knows all their spellings.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [first = [], last = []] = hostname.slice(1, -1).split('::').map(groupsIn);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

const groupsIn = (text: string): string[] => text.split(':').filter((group) => group !== '');

/** Returns a group's two bytes, as IPv4 writes them. */
const bytesOf = (group: string): string => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};
