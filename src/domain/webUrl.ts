/** Whether a text is an address of the web, or a path of this site: never a script, a data or a mail address. */
export function isWebUrl(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}
