/** Whether a value is an object with fields: neither null nor a list. */
export const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value's fields; none where it isn't an object. */
export const fieldsIn = (value: unknown): Record<string, unknown> => (hasFields(value) ? value : {});
