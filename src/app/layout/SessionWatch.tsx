import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { publicPathOf } from '@/domain/publicPaths';
import { loginPath } from '@/domain/returnPath';
import { useServices } from '@/providers/services';

/** Goes to the sign-in page as soon as the session is gone, whichever tab ended it. */
export function SessionWatch() {
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const leave = async () => {
      // May be called twice: on the sign-in page the return address is known already.
      if (publicPathOf(pathname) || (await session.read())) return;
      await navigate(loginPath(pathname + search, session.whyGone()));
    };
    // At each address as well: a navigation that was under way when the session ended may have led back.
    void leave();
    return session.subscribe(() => void leave());
  }, [session, navigate, pathname, search]);
  return null;
}
