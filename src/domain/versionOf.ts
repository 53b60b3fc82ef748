/**
 * Returns the version of a record with an audit: when it was last written, an instant as text. Undefined for a record without one, whose
 * changes nobody can tell apart.
 */
export function versionOf(record: Readonly<Record<string, unknown>>): string | undefined {
  const { modified_date, created_date } = record;
  return [modified_date, created_date].find((instant) => typeof instant === 'string');
}
