/** Keeps of a package's fonts only the format that all our browsers read: the others would never be fetched. */
export function onlyWoff2() {
  return {
    name: 'only-woff2',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css') && code.includes('.woff2')
        ? code.replaceAll(/,\s*url\([^()]*\.(?:woff|ttf)\)\s*format\("[^"]*"\)/g, '')
        : undefined,
  };
}
