/** Whether a text is a web address, or a path of this site: never a script, data or mail address. */
export function isWebUrl(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}

/** What a path of this site ends with, where a host would end with its country or kind. */
const fileEndings = /^(?:html?|php|aspx?|jsp|pdf|png|jpe?g|gif|svg|webp|docx?|xlsx?|pptx?|txt|csv|zip|mp[34])$/i;
const host = /^(?:[\p{L}\p{N}\p{M}-]+\.)+([\p{L}\p{M}]{2,})\.?(?::\d{1,5})?$/u;
const numbers = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?$/;

/**
 * Returns the address of a link or a picture as it was meant: `www.psc.gov.np/x` would be a path of the page that shows it, so it gets https.
 * A path, a part of the page, and what has a scheme stay as they are.
 */
export function withScheme(address: string): string {
  const written = address.trim();
  if (/^\/\/[^/]/.test(written)) return `https:${written}`;
  const [first = ''] = written.split(/[/?#]/, 1);
  const ending = host.exec(first)?.[1];
  const isFile = first === written && fileEndings.test(ending ?? '');
  return (ending !== undefined && !isFile) || numbers.test(first) ? `https://${written}` : address;
}

/** Returns the web address that a person wrote; one without a scheme gets https. Undefined where it isn't one. */
export function asWebUrl(text: string): string | undefined {
  const written = withScheme(text.trim());
  const url = /^(\/|[a-z][a-z\d+.-]*:)/i.test(written) ? written : `https://${written}`;
  // Not every browser refuses a space in a host name.
  return isWebUrl(url) && !/\s/.test(url) ? url : undefined;
}
