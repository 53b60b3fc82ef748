/** Returns typed text as HTML that reads the same. */
export const typedAsHtml = (typed: string): string => typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the text that was typed as this HTML: without its tags, each space as it is, so that it can be typed on. */
export const shownOf = (html: string): string =>
  html
    .replace(/<[/!a-z][^<>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
