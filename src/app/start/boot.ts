import { publicPathOf } from '@/domain/publicPaths';
import { prefetch } from '@/providers/api/prefetch';
import { basePath, pathHere } from '@/providers/basePath';
import { areaOf } from './areaOf';
import { preloadFiles } from './preloadFiles';

/** The build's facts (`scripts/boot.mjs`); files in the form that `preloadFiles` takes. */
declare const __BUILD__: {
  /** The files that every screen of the shell needs. */
  shell: string;
  /** The files of each area's list, by its address. */
  lists: Readonly<Record<string, string>>;
  /** The script that requests the rest. */
  ahead: string;
};

const { shell, lists, ahead } = __BUILD__;
const path = pathHere();

// Requests at once all that the address needs; running code would request it step by step. It runs before the page's other scripts.
if (!publicPathOf(path)) {
  preloadFiles(`${shell},${lists[areaOf(Object.keys(lists), path) ?? ''] ?? ''}`);
  prefetch(`${basePath}/config.json`);
  const script = document.createElement('script');
  script.src = `${basePath}/${ahead}`;
  script.fetchPriority = 'high';
  document.head.append(script);
}
