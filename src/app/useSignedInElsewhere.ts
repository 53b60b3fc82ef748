import { useEffect } from 'react';
import { publicPathOf } from '@/domain/publicPaths';
import { returnPath } from '@/domain/returnPath';
import { hasStoredSession } from '@/providers/auth/sessionKey';
import type { Services } from '@/providers/services';

/** Leaves the sign-in page when there is a session already, or as soon as another tab has one. */
export function useSignedInElsewhere(
  active: boolean,
  services: () => Promise<Services>,
  go: (path: string) => Promise<void>,
): void {
  useEffect(() => {
    if (!active) return undefined;
    const look = async () => {
      if (!hasStoredSession() || !(await (await services()).session.read())) return;
      const { pathname, search } = window.location;
      // The page's own sign-in may have navigated on meanwhile.
      if (publicPathOf(pathname) === '/login') await go(returnPath(new URLSearchParams(search).get('next')));
    };
    const onStorage = () => void look();
    onStorage();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [active, services, go]);
}
