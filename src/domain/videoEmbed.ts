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

/** Whether an address is one of a known player. */
export const isKnownPlayer = (address: string): boolean => URL.canParse(address) && players.has(new URL(address).hostname);

const youtubePage =
  /^https:\/\/(?:(?:www|m)\.youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;
const youtubeEmbed = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/;

/**
 * Returns the address of a player for an embed code, or for a video's page on YouTube. YouTube's player is the one that sets no cookie.
 * Undefined where no player is known.
 */
export function videoPlayer(video: string): string | undefined {
  const address = /\ssrc="([^"]+)"/.exec(videoEmbed(video) ?? '')?.[1]?.replaceAll('&amp;', '&');
  const youtube = (youtubePage.exec(video) ?? youtubeEmbed.exec(address ?? ''))?.[1];
  return youtube ? `https://www.youtube-nocookie.com/embed/${youtube}` : address;
}

/**
 * Returns the address to show in a frame for a video's own address: its player's where one is known, or else itself. Undefined for what
 * isn't of another site over https, and for pages of YouTube without a player, which let nobody frame them; `own` is this site's origin.
 */
export function videoFrame(video: string, own: string): string | undefined {
  const player = videoPlayer(video);
  if (player || !URL.canParse(video)) return player;
  const { protocol, origin, hostname } = new URL(video);
  return protocol === 'https:' && origin !== own && !/(?:^|\.)youtu(?:be\.com|\.be)$/.test(hostname) ? video : undefined;
}

const nocookie = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})$/;

/** Returns the address at which a framed video can be opened by itself: of a player of YouTube, the video's page. */
export function videoPage(frame: string): string {
  const id = nocookie.exec(frame)?.[1];
  return id ? `https://www.youtube.com/watch?v=${id}` : frame;
}
