/** Whether a text is a web address, or a path of this site: never a script, data or mail address. */
export function isWebUrl(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}

/** Returns the web address that a person wrote; one without a scheme gets https. Undefined where it isn't one. */
export function asWebUrl(text: string): string | undefined {
  const written = text.trim();
  const url = /^(\/|[a-z][a-z\d+.-]*:)/i.test(written) ? written : `https://${written}`;
  // Not every browser refuses a space in a host name.
  return isWebUrl(url) && !/\s/.test(url) ? url : undefined;
}
