import { createHtmlCleaner } from '@/backend/html/htmlCleaner';

let opening: Promise<(html: string) => string> | undefined;

/** Cleans HTML by the browser's own parser; the code for it loads with the first text. */
export async function cleanHtml(html: string): Promise<string> {
  if (!html.includes('<')) return html;
  opening ??= import('dompurify').then(({ default: createPurifier }) => createHtmlCleaner(createPurifier(window)));
  // A load that failed over a broken connection may succeed the next time.
  opening.catch(() => {
    opening = undefined;
  });
  return (await opening)(html);
}
