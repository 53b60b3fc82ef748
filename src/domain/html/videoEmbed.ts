/** The hosts whose players may be shown, and the paths of their videos. */
const players = new Map([
  ['www.youtube.com', /^\/embed\/[\w-]/],
  ['www.youtube-nocookie.com', /^\/embed\/[\w-]/],
  ['player.vimeo.com', /^\/video\/\d/],
]);

/**
 * Returns the address of an embed code's first iframe, and drops all else. Undefined unless it is a video's address at a known player, over
 * https.
 */
export function videoEmbed(code: string): string | undefined {
  const address = decoded(code).match(/<iframe\s[^<>]*?\bsrc\s*=\s*["']?([^"'<>\s]+)/i)?.[1] ?? '';
  const url = URL.canParse(address, 'https://site.invalid') ? new URL(address, 'https://site.invalid') : undefined;
  if (!url || url.origin !== `https://${url.hostname}` || !players.get(url.hostname)?.test(url.pathname)) return undefined;
  const { origin, pathname, search } = url;
  return `<iframe src="${origin}${pathname}${search.replaceAll('&', '&amp;')}" allowfullscreen></iframe>`;
}

// A rich-text editor escapes pasted code as text.
const decoded = (code: string): string =>
  code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Whether an address is a known player's, without a video to play. */
export const isEmptyPlayer = (address: string): boolean =>
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/*(?:[?#]|$)/i.test(address);

/** Whether an address is a page of many videos at YouTube or Vimeo, such as a playlist's or a channel's, so that none of them is named. */
export function isCollection(address: string): boolean {
  const youtube = pageOf(address, youtubeHosts);
  if (youtube) return isYoutubeCollection(youtube);
  const vimeo = pageOf(address, vimeoHosts);
  return vimeo !== undefined && !/^\/event\/\d/.test(vimeo.pathname) && !vimeoVideo(address) && !isEmptyPlayer(address);
}

function isYoutubeCollection(url: URL): boolean {
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  if (url.host === 'youtu.be') return first === '' || first === 'playlist';
  if (first === 'watch') return !url.searchParams.get('v');
  if (first === 'embed') return second === 'videoseries' || second === 'live_stream';
  return !youtubePaths.has(first) && !otherYoutubePaths.has(first);
}

/** Whether an address is one of a known player. */
export const isKnownPlayer = (address: string): boolean => URL.canParse(address) && players.has(new URL(address).hostname);

const youtubeHosts: ReadonlySet<string> = new Set(
  ['', 'www.', 'm.', 'music.'].map((part) => `${part}youtube.com`).concat('www.youtube-nocookie.com', 'youtu.be'),
);

const youtubePaths: ReadonlySet<string> = new Set(['shorts', 'live', 'embed', 'v']);

/** Pages of one video that name it otherwise. */
const otherYoutubePaths: ReadonlySet<string> = new Set(['e', 'clip', 'attribution_link', 'redirect']);

const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/** A video's number, after what it is shown in, and the hash without which an unlisted one isn't played. */
const vimeoPath =
  /^(?:\/video|\/manage\/videos|\/channels\/[^/]+|\/groups\/[^/]+\/videos|\/(?:album|showcase)\/\d+\/video|\/ondemand\/[^/]+)?\/(\d+)(?:\/([0-9a-z]+))?\/?$/i;

/** Returns the address of the player of a video of Vimeo, for the address of its page or player. */
function vimeoVideo(video: string): string | undefined {
  const url = pageOf(video, vimeoHosts);
  const [, id, hash] = vimeoPath.exec(url?.pathname ?? '') ?? [];
  if (!url || id === undefined) return undefined;
  const secret = hash ?? url.searchParams.get('h') ?? '';
  const query = /^[0-9a-z]+$/i.test(secret) ? `?h=${secret}` : '';
  return `https://player.vimeo.com/video/${id}${query}${/^#t=\w+$/.test(url.hash) ? url.hash : ''}`;
}

/** Returns an address that is of one of the hosts. */
function pageOf(address: string, hosts: ReadonlySet<string>): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) && hosts.has(url.host) ? url : undefined;
}

/** Returns the id of a video, and the second from which it is to be played, for the address of a page or player of YouTube. */
function youtubeVideo(video: string): { id: string; start: number } | undefined {
  const url = pageOf(video, youtubeHosts);
  if (!url) return undefined;
  const id = idIn(url) ?? '';
  // The player of a list has a word in the place of the id.
  return /^[\w-]{11}$/.test(id) && id !== 'videoseries' ? { id, start: startIn(url) } : undefined;
}

function idIn({ host, pathname, searchParams }: URL): string | null | undefined {
  const [first = '', second] = pathname.slice(1).split('/');
  if (host === 'youtu.be') return first;
  if (first === 'watch') return searchParams.get('v');
  return youtubePaths.has(first) ? second : undefined;
}

/** Returns the second that a link has as in `t=90`, `t=1m30s` or `start=90`; 0 without one. */
function startIn({ searchParams, hash }: URL): number {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(\w+)$/.exec(hash)?.[1] ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns the address of a player for an embed code, or for a video's page on YouTube or Vimeo. YouTube's player is the one that sets no
 * cookie.
 * Undefined where no player is known.
 */
export function videoPlayer(video: string): string | undefined {
  const address = /\ssrc="([^"]+)"/.exec(videoEmbed(video) ?? '')?.[1]?.replaceAll('&amp;', '&');
  const youtube = youtubeVideo(address ?? video.trim());
  if (!youtube) return address ?? vimeoVideo(video.trim());
  const { id, start } = youtube;
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}

/**
 * Returns the address to show in a frame for a video's own address: its player's where one is known, or else itself. Undefined for what
 * isn't of another site over https, and for pages of YouTube and Vimeo without a player, which let nobody frame them; `own` is this site's
 * origin.
 */
export function videoFrame(video: string, own: string): string | undefined {
  const player = videoPlayer(video);
  if (player || !URL.canParse(video)) return player;
  const { protocol, origin, hostname } = new URL(video);
  return protocol === 'https:' && origin !== own && !/(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com)$/.test(hostname)
    ? video
    : undefined;
}

/** Returns the address at which a framed video can be opened by itself: of a player of YouTube, the video's page. */
export function videoPage(frame: string): string {
  const youtube = youtubeVideo(frame);
  if (!youtube) return frame;
  const { id, start } = youtube;
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}
