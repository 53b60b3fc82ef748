/**
 * The text of a file: UTF-8 or UTF-16, with the mark that says which or, by where its zeros stand, without one. Undefined where it
 * is neither.
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
  // No text has zeros of its own: in UTF-16 each Latin letter, comma and line end has one, before it or behind it.
  const zero = bytes.subarray(0, 4000).indexOf(0);
  if (zero < 0) return 'utf-8';
  return zero % 2 === 0 ? 'utf-16be' : 'utf-16le';
}
