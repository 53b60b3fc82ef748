import { basePath } from '@/providers/basePath';

/** Preloads files below /assets; `names` are separated by commas and have no extension. */
export function preloadFiles(names: string): void {
  for (const name of names.split(',').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `${basePath}/assets/${name}.js`;
    document.head.append(link);
  }
}
