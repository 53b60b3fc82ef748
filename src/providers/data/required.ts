/** Returns the part of an adapter that a verb of react-admin needs; throws where it is missing. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The product has no call for ${what}`);
  return value;
}
