import { publicPathOf } from '@/domain/publicPaths';
import { askAhead } from '@/providers/api/ahead';
import { areaOf } from './areaOf';
import { preloadFiles } from './preloadFiles';

/** What the build knows (`scripts/boot.mjs`); files as `preloadFiles` takes them. */
declare const __BUILD__: {
  /** What every screen of the shell needs. */
  shell: string;
  /** The files of each area's list, by its address. */
  lists: Readonly<Record<string, string>>;
  /** The script that asks for the rest. */
  ahead: string;
};

const { shell, lists, ahead } = __BUILD__;

// Asks at once for all that the address needs, of which running code would name one after the other. It runs before the page's other scripts.
if (!publicPathOf(location.pathname)) {
  preloadFiles(`${shell},${lists[areaOf(Object.keys(lists), location.pathname) ?? ''] ?? ''}`);
  askAhead('/config.json');
  const script = document.createElement('script');
  script.src = `/${ahead}`;
  script.fetchPriority = 'high';
  document.head.append(script);
}
