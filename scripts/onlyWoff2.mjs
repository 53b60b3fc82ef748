/** Of the fonts that a package's style sheet offers, the build takes those that every browser of ours reads: the others would never be fetched. */
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
