/** Something can't be done; the message says to an operator what, where, and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}
