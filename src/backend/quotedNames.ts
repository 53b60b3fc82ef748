/** The number of records that a refusal names. */
export const mostNamed = 5;

/** Joins the names of records for a refusal: the first of `count` in all. */
export const quotedNames = (names: readonly string[], count: number): string =>
  [...names.map((name) => `“${name}”`), ...(count > names.length ? ['…'] : [])].join(', ');
