import { refreshScheme } from '@/components/theme/colorScheme';
import { type PublicPath, publicPathOf } from '@/domain/publicPaths';
import { preloadCatalogue } from '@/pages/publicPages/translate';
import { storedLocale, tellLocale } from '@/providers/i18n/locale';
import type { Services } from '@/providers/services';
import type { OpenShell } from './App';

/** What is shown: a page outside the shell, or the shell. */
interface Snapshot {
  path: PublicPath | undefined;
  shell: OpenShell | undefined;
}

/** Which of the two sides is shown; an external store of React. */
export interface Navigation {
  /** Comes to what the address asks for; what is shown stays until the shell has come, and when it can't be fetched. */
  follow(): Promise<void>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): Snapshot;
}

export function createNavigation(services: () => Promise<Services>): Navigation {
  let snapshot: Snapshot = { path: undefined, shell: undefined };
  let turn = Promise.resolve();
  const listeners = new Set<() => void>();

  // One after the other: two that come at once would open two shells.
  const follow = () => {
    turn = turn.catch(() => undefined).then(come);
    return turn;
  };

  const come = async (): Promise<void> => {
    const { pathname, href } = window.location;
    const path = publicPathOf(pathname);
    const { shell } = snapshot;
    if (shell && !path) return;
    if (path) await preloadCatalogue(storedLocale());
    // What a list of the shell had on its way, such as another page, may have come to the address meanwhile.
    if (path && !publicPathOf(window.location.pathname)) window.history.replaceState(null, '', href);
    snapshot = { path, shell: path ? undefined : await load() };
    // Signing out has forgotten the colours and the language too.
    refreshScheme();
    tellLocale(storedLocale());
    for (const listener of listeners) listener();
    // Only now: letting go of a router that is still shown would freeze it.
    shell?.close();
  };

  /** The shell's code and connections come together, and with them the code of its first screen. */
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
