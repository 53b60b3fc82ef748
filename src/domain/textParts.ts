/**
 * Returns the parts of three characters of a text, each once, with characters as PostgreSQL counts them: a text contains another only if it
 * has all its parts.
 */
export function textParts(text: string): string[] {
  const characters = Array.from(text);
  return [...new Set(characters.slice(2).map((last, place) => `${characters[place]}${characters[place + 1]}${last}`))];
}
