import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { publicPathOf } from '@/domain/publicPaths';
import { returnPath } from '@/domain/returnPath';
import { PublicPages } from '@/pages/publicPages/PublicPages';
import { hasStoredSession } from '@/providers/auth/sessionKey';
import { basePath, pathHere } from '@/providers/basePath';
import type { RuntimeConfig } from '@/providers/config';
import { keepSwitches } from '@/providers/demo/switches';
import type { Services } from '@/providers/services';
import type { Navigation } from './navigation';
import { StartFailed } from './StartFailed';

interface RootProps {
  config: RuntimeConfig;
  services: () => Promise<Services>;
  navigation: Navigation;
}

/** Renders the page outside the shell or the shell, whichever the address names. */
export function Root({ config, services, navigation }: RootProps) {
  const { path, shell } = useSyncExternalStore(navigation.subscribe, navigation.getSnapshot);

  const go = useCallback(
    (to: string) => {
      // Back must not lead from the shell to the sign-in page.
      const address = basePath + to;
      if (publicPathOf(new URL(to, window.location.origin).pathname)) window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
      return navigation.follow();
    },
    [navigation],
  );

  useEffect(() => {
    // Inside the shell its own router follows the address.
    if (shell) return undefined;
    const onBack = () => void navigation.follow();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [shell, navigation]);

  // The backend that reads them may load much later, and at another address.
  useEffect(() => {
    if (config.mode === 'demo') keepSwitches();
  }, [config.mode]);

  useSignedInElsewhere(path === '/login', services, go);

  return (
    <LoadBoundary renderFailed={(error) => <StartFailed title="broken" error={error} />}>
      {shell ? shell.element : path && <PublicPages path={path} config={config} services={services} go={go} />}
    </LoadBoundary>
  );
}

/** Leaves the sign-in page when there is a session already, or as soon as another tab has one. */
function useSignedInElsewhere(active: boolean, services: () => Promise<Services>, go: (path: string) => Promise<void>): void {
  useEffect(() => {
    if (!active) return undefined;
    const look = async () => {
      if (!hasStoredSession() || !(await (await services()).session.read())) return;
      // The page's own sign-in may have navigated on meanwhile.
      if (publicPathOf(pathHere()) === '/login') await go(returnPath(new URLSearchParams(window.location.search).get('next')));
    };
    const onStorage = () => void look();
    onStorage();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [active, services, go]);
}
