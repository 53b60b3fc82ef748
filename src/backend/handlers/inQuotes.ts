/** How many records a refusal names. */
export const named = 5;

/** The names of some of so many records, as a refusal says them. */
export const inQuotes = (names: readonly string[], count: number): string =>
  [...names.map((name) => `“${name}”`), ...(count > names.length ? ['…'] : [])].join(', ');
