/** Asks for files below /assets, which are named without their ending and parted by commas. */
export function preloadFiles(names: string): void {
  for (const name of names.split(',').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${name}.js`;
    document.head.append(link);
  }
}
