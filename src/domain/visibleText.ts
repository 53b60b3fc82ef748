/** What a reader sees of some HTML: its text without tags, an entity as one character, runs of space as one. */
export const visibleText = (html: string): string =>
  html
    // A tag ends where the next begins, or a row of `<` would take quadratic time.
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/&(?:\w{1,31}|#\w{1,7});/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
