/** How many records a refusal names. */
export const mostNamed = 5;

/** The names of records in a refusal: the first of them, where there are `count` in all. */
export const quotedNames = (names: readonly string[], count: number): string =>
  [...names.map((name) => `“${name}”`), ...(count > names.length ? ['…'] : [])].join(', ');
