/**
 * Lists the texts on a page whose language nothing says: in Devanagari on an English page, in Latin letters on a Nepali one. What is in no
 * language, or the same word in both, may stand as it is: addresses, names of files, a single letter, keys, formats, the zone (WCAG 2.2,
 * 3.1.2). What is being typed is in the language of whoever types. Runs in the page.
 */
export function unsaidWords(locale: string): string[] {
  const [other, words] =
    locale === 'ne' ? (['en', /\p{Script=Latin}{2}/u] as const) : (['ne', /\p{Script=Devanagari}/u] as const);
  const neutral =
    /\S+@\S+|\bhttps?:\/\/\S+|\S+\.\w{2,4}\b|Asia\/Kathmandu|\b(?:CSV|GIFT|Aiken|PDF|ZIP|JPEG|GIF|PNG|MB|KU|Alt|Ctrl|Enter|Esc)\b/gu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: place, textContent } = texts.currentNode;
    const text = textContent ?? '';
    if (!place || !words.test(text.replaceAll(neutral, ''))) continue;
    if (place.closest('script, style, code, kbd, textarea, [contenteditable], [aria-hidden=true], .katex')) continue;
    if (place.closest('[lang]')?.getAttribute('lang') !== other) found.push(text);
  }
  return found;
}
