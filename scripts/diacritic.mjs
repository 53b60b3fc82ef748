/**
 * In the place of the package of this name, by which react-admin searches the names of columns: its table of letters is 3 kB of
 * what the first list waits for, and the browser knows the same. A text without the marks over and below its letters.
 * @param {string} text
 */
export const clean = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');
