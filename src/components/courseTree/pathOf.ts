/** A record among others of its name: its own name, then those of what it belongs to, the nearest first. */
export const pathOf = (...names: readonly string[]): string => names.join(' ‹ ');
