/**
 * Decodes a file's text: UTF-8 or UTF-16, by its byte order mark or, without one, by the position of its zero bytes. Undefined where it is
 * neither.
 */
export function decodedText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // No text contains NUL: in UTF-16 each Latin letter, comma and line end has one zero byte, before or after it.
  const zero = bytes.subarray(0, 4000).indexOf(0);
  if (zero < 0) return 'utf-8';
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
}
