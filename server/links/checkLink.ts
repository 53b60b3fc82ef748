import type { Found } from '@/contract/contentHealth';
import { videoPage, videoPlayer } from '@/domain/html/videoEmbed';
import { ForbiddenAddress, openLink } from './openLink';
import { isPublicAddress } from './publicAddress';

interface CheckOptions {
  /** Which IP addresses may be connected to; by default those of sites on the internet. */
  isAllowed?: (address: string) => boolean;
  /** How long a site may take for all its redirects, in milliseconds. */
  patience?: number;
}

const mostRedirects = 5;

/** Says why a link doesn't open; `unknown` where this server's own connection may be the reason. */
export async function checkLink(link: string, options: CheckOptions = {}): Promise<Found | 'unknown'> {
  const address = checkedAddress(link);
  if (!isWeb(address)) return { fault: 'malformed', detail: null };
  const found = await follow(address, 'HEAD', options);
  // Some sites answer HEAD with an error, or not at all.
  return found === 'unknown' || found.fault === null || found.fault === 'private' ? found : follow(address, 'GET', options);
}

/** Returns the address to ask about a link: YouTube shows a page for a video that is gone, too, but its index knows. */
export function checkedAddress(link: string): string {
  const player = videoPlayer(link) ?? link;
  if (!player.startsWith('https://www.youtube-nocookie.com/')) return link;
  return `https://www.youtube.com/oembed?${new URLSearchParams({ format: 'json', url: videoPage(player) })}`;
}

function isWeb(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username + password === '';
}

async function follow(
  address: string,
  method: 'HEAD' | 'GET',
  { isAllowed = isPublicAddress, patience = 10_000 }: CheckOptions,
): Promise<Found | 'unknown'> {
  const signal = AbortSignal.timeout(patience);
  try {
    let at = address;
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const { status, location } = await openLink(new URL(at), { method, isAllowed, signal });
      if (status < 300 || status > 399 || location === undefined) return foundOf(status);
      const next = URL.canParse(location, at) ? new URL(location, at).href : '';
      if (!isWeb(next)) return { fault: 'redirects', detail: null };
      at = next;
    }
    return { fault: 'redirects', detail: null };
  } catch (error) {
    return faultOf(error);
  }
}

/** Sites answer visitors so that look like robots to them: there is something at the address. */
const refusesRobots = new Set([403, 405, 406, 429, 451, 999]);

function foundOf(status: number): Found {
  if (status < 400 || refusesRobots.has(status)) return { fault: null, detail: null };
  const detail = String(status);
  if (status === 404 || status === 410) return { fault: 'missing', detail };
  return { fault: status < 500 ? 'refused' : 'server_error', detail };
}

/** Codes of a connection that fails on this side. A resolver without the internet says of every name that it isn't found. */
const ownFaults: readonly unknown[] = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
];

function faultOf(error: unknown): Found | 'unknown' {
  if (error instanceof ForbiddenAddress) return { fault: 'private', detail: null };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ownFaults.includes(code) ? 'unknown' : { fault: 'unreachable', detail: null };
}
