import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { publicPathOf } from '@/domain/publicPaths';
import { PublicPages } from '@/pages/publicPages/PublicPages';
import type { RuntimeConfig } from '@/providers/config';
import { keepSwitches } from '@/providers/demo/switches';
import type { Services } from '@/providers/services';
import type { Navigation } from './navigation';
import { StartFailed } from './StartFailed';
import { useSignedInElsewhere } from './useSignedInElsewhere';

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
      if (publicPathOf(new URL(to, window.location.origin).pathname)) window.history.pushState(null, '', to);
      else window.history.replaceState(null, '', to);
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
