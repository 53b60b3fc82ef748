import { useEffect } from 'react';
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
      const wanted = new URLSearchParams(window.location.search).get('next');
      if (hasStoredSession() && (await (await services()).session.read())) await go(returnPath(wanted));
    };
    const onStorage = () => void look();
    onStorage();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [active, services, go]);
}
