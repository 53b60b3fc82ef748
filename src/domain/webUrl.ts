/** Whether a text is an address of the web, or a path of this site: never a script, a data or a mail address. */
export function isWebUrl(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}

/** What a person wrote as an address: an address without its beginning gets https; nothing where it is none of the web. */
export function asWebUrl(text: string): string | undefined {
  const written = text.trim();
  const url = /^(\/|[a-z][a-z\d+.-]*:)/i.test(written) ? written : `https://${written}`;
  // Not every browser refuses a space in a name.
  return isWebUrl(url) && !/\s/.test(url) ? url : undefined;
}
