/** The hosts whose players are shown, and the paths of their videos. */
const players = new Map([
  ['www.youtube.com', /^\/embed\/[\w-]/],
  ['www.youtube-nocookie.com', /^\/embed\/[\w-]/],
  ['player.vimeo.com', /^\/video\/\d/],
]);

/**
 * An embed code reduced to its first iframe, and that to its address: nothing else of the code is kept.
 * Undefined unless the address is a video's at a known player, over https.
 */
export function videoEmbed(code: string): string | undefined {
  const address = decoded(code).match(/<iframe\s[^<>]*?\bsrc\s*=\s*["']?([^"'<>\s]+)/i)?.[1] ?? '';
  const url = URL.canParse(address, 'https://site.invalid') ? new URL(address, 'https://site.invalid') : undefined;
  if (!url || url.origin !== `https://${url.hostname}` || !players.get(url.hostname)?.test(url.pathname)) return undefined;
  const { origin, pathname, search } = url;
  return `<iframe src="${origin}${pathname}${search.replaceAll('&', '&amp;')}" allowfullscreen></iframe>`;
}

// A rich-text editor writes a pasted code as text.
const decoded = (code: string): string =>
  code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Whether an address is that of a known player without a video to play. */
export const isEmptyPlayer = (address: string): boolean =>
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/*(?:[?#]|$)/i.test(address);
