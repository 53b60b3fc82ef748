import { refreshScheme } from '@/components/ui/theme/colorScheme';
import { type PublicPath, publicPathOf } from '@/domain/publicPaths';
import { preloadCatalogue } from '@/pages/publicPages/translate';
import { pathHere } from '@/providers/basePath';
import { storedLocale, tellLocale } from '@/providers/i18n/locale';
import type { Services } from '@/providers/services';
import type { OpenShell } from './App';

/** What is shown: a page outside the shell, or the shell. */
interface Snapshot {
  path: PublicPath | undefined;
  shell: OpenShell | undefined;
}

/** Holds which of the two sides is shown; an external store of React. */
export interface Navigation {
  /** Switches to the side that the address names; the present one stays until the shell has loaded, and if it fails to. */
  follow(): Promise<void>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): Snapshot;
}

export function createNavigation(services: () => Promise<Services>): Navigation {
  let snapshot: Snapshot = { path: undefined, shell: undefined };
  let turn = Promise.resolve();
  const listeners = new Set<() => void>();

  // One after the other: two at the same time would open two shells.
  const follow = () => {
    turn = turn.catch(() => undefined).then(come);
    return turn;
  };

  const come = async (): Promise<void> => {
    const { href } = window.location;
    const path = publicPathOf(pathHere());
    const { shell } = snapshot;
    if (shell && !path) return;
    if (path) await preloadCatalogue(storedLocale());
    // A navigation that was under way in the shell, such as to another page of a list, may have changed the address meanwhile.
    if (path && !publicPathOf(pathHere())) window.history.replaceState(null, '', href);
    snapshot = { path, shell: path ? undefined : await load() };
    // Signing out has cleared the stored theme and language too.
    refreshScheme();
    tellLocale(storedLocale());
    for (const listener of listeners) listener();
    // Only now: closing a router that is still rendered would freeze it.
    shell?.close();
  };

  /** Loads the shell's code and connections together, and the code of its first screen with them. */
  async function load() {
    const [{ openShell }, connected] = await Promise.all([import('./App'), services()]);
    return openShell(connected, () => void follow());
  }

  return {
    follow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
