/**
 * Preloads files below /assets; `names` are separated by commas and have no extension. With `preload` they are only fetched, not compiled:
 * that would delay what is shown before them.
 */
export function preloadFiles(names: string, rel: 'modulepreload' | 'preload' = 'modulepreload'): void {
  for (const name of names.split(',').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'script';
    link.crossOrigin = '';
    link.href = `/assets/${name}.js`;
    document.head.append(link);
  }
}
