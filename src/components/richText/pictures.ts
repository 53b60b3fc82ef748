import { parkStyles } from '@/components/html/parkedStyles';
import { isWebUrl } from '@/domain/webUrl';

/** Returns the addresses of the pictures in some HTML; '' for one that only its own computer, or its own document, can show. */
export function picturesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(parkStyles(html), 'text/html');
  const pictures = [...body.querySelectorAll('img, svg, object, embed')].map((picture) => picture.getAttribute('src') ?? '');
  // Word's own pictures are in comments.
  const hidden = pictures.length === 0 && /<v:imagedata\b/i.test(html) ? [''] : [];
  return [...pictures, ...hidden].map((address) => (isWebUrl(address) ? address : ''));
}

/** Returns the pictures of what is pasted or dropped. Word and spreadsheets add a picture of their whole text, which isn't wanted. */
export function pastedPictures(data: DataTransfer | null): string[] {
  const html = data?.getData('text/html');
  if (html) return picturesOf(html);
  const isText = data?.getData('text/plain');
  return isText ? [] : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/')).map(() => '');
}
