/** How long a site may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * Returns whether another site answers at all. What it answers can't be read, and it isn't told who asks; the content security policy must
 * allow a connection to it.
 */
export async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    // A network error or the end of the patience: both mean no answer.
    return false;
  }
}
