import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { publicPathOf } from '@/domain/publicPaths';
import { loginPath } from '@/domain/returnPath';
import { useServices } from '@/providers/services';

/** Leaves for the sign-in page as soon as the session is gone, whichever tab ended it. */
export function SessionWatch() {
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      session.subscribe(() => {
        void session.read().then((person) => {
          // Once one is on the way there, the way back is known: it may be told twice.
          if (!person && !publicPathOf(pathname)) void navigate(loginPath(pathname + search, session.whyGone()));
        });
      }),
    [session, navigate, pathname, search],
  );
  return null;
}
