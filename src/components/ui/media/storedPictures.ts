import { storedPathOf } from '@/domain/mediaPath';
import type { Media } from '@/providers/api/media';

/**
 * Shows in an `img` the picture at an address that a text has: one of our stored files comes from where these are, and if they have no
 * address or need a token, it is fetched into this tab. Returns a function that ends it.
 */
export function showPicture(image: HTMLImageElement, address: string, media: Media): () => void {
  const path = storedPathOf(address);
  if (path === undefined) {
    image.src = address;
    return () => undefined;
  }
  const ended = new AbortController();
  let made: string | undefined;
  const bring = async () => {
    const file = await (await media.fetch(path, ended.signal)).blob();
    if (ended.signal.aborted) return;
    made = URL.createObjectURL(file);
    image.src = made;
  };
  // A picture that doesn't come is shown by the browser as such, with its words.
  const load = () => void bring().catch(() => image.setAttribute('src', address));
  const url = media.urlOf?.(path);
  if (url) {
    image.addEventListener('error', load, { once: true, signal: ended.signal });
    image.src = url;
  } else {
    image.removeAttribute('src');
    load();
  }
  return () => {
    ended.abort();
    if (made) URL.revokeObjectURL(made);
  };
}

/** Does that for all stored pictures among some nodes, before these are put into the page; returns a function that ends it. */
export function showStoredPictures(nodes: DocumentFragment, media: Media): () => void {
  const ends = [...nodes.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')].map((image) =>
    showPicture(image, image.getAttribute('src') ?? '', media),
  );
  return () => {
    for (const end of ends) end();
  };
}
