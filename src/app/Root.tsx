import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { publicPathOf } from '@/domain/publicPaths';
import { PublicPages } from '@/pages/publicPages/PublicPages';
import type { RuntimeConfig } from '@/providers/config';
import { keepSwitches } from '@/providers/demo/switches';
import type { Services } from '@/providers/services';
import type { Stage } from './stage';
import { useSignedInElsewhere } from './useSignedInElsewhere';

interface RootProps {
  config: RuntimeConfig;
  services: () => Promise<Services>;
  stage: Stage;
}

/** The pages outside the shell, or the shell: whichever is on the stage. */
export function Root({ config, services, stage }: RootProps) {
  const { path, shell } = useSyncExternalStore(stage.subscribe, stage.getSnapshot);

  const go = useCallback(
    (to: string) => {
      // Back doesn't lead from the shell to the page that was signed in on.
      if (publicPathOf(new URL(to, window.location.origin).pathname)) window.history.pushState(null, '', to);
      else window.history.replaceState(null, '', to);
      return stage.follow();
    },
    [stage],
  );

  useEffect(() => {
    // Inside the shell its router follows the address.
    if (shell) return undefined;
    const onBack = () => void stage.follow();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [shell, stage]);

  // The backend that reads them may come much later, and from another address.
  useEffect(() => {
    if (config.mode === 'demo') keepSwitches();
  }, [config.mode]);

  useSignedInElsewhere(path === '/login', services, go);

  if (shell) return shell.element;
  return path && <PublicPages path={path} config={config} services={services} go={go} />;
}
