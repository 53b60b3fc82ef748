/** What kinds of records are called; fetched with the screens that name records of all areas. */
export const kinds = {
  en: async () => (await import('./messages')).recordKinds,
  ne: async () => (await import('./messages.ne')).recordKindsNe,
};
