/**
 * Replaces the package of this name, which react-admin uses to search columns by name: its table of letters is 3 kB of the first list, and
 * the browser can do the same. Returns a text without the marks above and below its letters.
 * @param {string} text
 */
export const clean = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');
