/** Returns PostgreSQL's error code, of an error or of its cause, where drizzle hides it. */
export function errorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : errorCode(error.cause);
}
