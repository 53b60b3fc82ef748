import { useCallback, useEffect, useState } from 'react';
import { publicPathOf } from '@/domain/publicPaths';
import { PublicPages } from '@/pages/publicPages/PublicPages';
import type { RuntimeConfig } from '@/providers/config';
import type { Services } from '@/providers/services';
import { type LoadedShell, loadShell } from './loadShell';
import { useSignedInElsewhere } from './useSignedInElsewhere';

interface RootProps {
  config: RuntimeConfig;
  /** Connects on the first call. */
  services: () => Promise<Services>;
  /** The shell, where the page was opened on one of its paths. */
  opened: LoadedShell | undefined;
}

/** The pages outside the shell, or the shell, by the path alone. Leaving the shell drops all that it had read. */
export function Root({ config, services, opened }: RootProps) {
  const [shell, setShell] = useState(opened);
  const [path, setPath] = useState(() => publicPathOf(window.location.pathname));

  /** Follows the address; the page that is shown stays until the shell has come. */
  const follow = useCallback(async () => {
    const next = publicPathOf(window.location.pathname);
    setShell(next ? undefined : await loadShell(services));
    setPath(next);
  }, [services]);

  const go = useCallback(
    (to: string) => {
      window.history.pushState(null, '', to);
      void follow();
    },
    [follow],
  );

  useEffect(() => {
    // Inside the shell its router follows the address.
    if (shell) return undefined;
    const onBack = () => void follow();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [shell, follow]);

  useSignedInElsewhere(path === '/login', services, go);

  if (shell) return <shell.AdminApp services={shell.services} onLeave={() => void follow()} />;
  return path && <PublicPages path={path} config={config} services={services} go={go} />;
}
