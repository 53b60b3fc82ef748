/** What an adapter must have for a verb of react-admin; throws where it hasn't. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The product has no call for ${what}`);
  return value;
}
