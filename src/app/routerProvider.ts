import { useCallback, useEffect, useRef } from 'react';
import { type RouterNavigateFunction, reactRouterProvider } from 'react-admin';
import { pathHere } from '@/providers/basePath';
import { isAtOrBelow } from './routes';

/**
 * react-admin's adapter of react-router, with one difference: a navigation that names no path, such as a list's filter after a pause in
 * typing, doesn't undo what the person did since. The address changes before the screen does: a popup that is being opened or closed stays
 * so, and a page that is being left is left.
 */
export const routerProvider: typeof reactRouterProvider = { ...reactRouterProvider, useNavigate: useNavigateHere };

function useNavigateHere(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { pathname } = reactRouterProvider.useLocation();
  const drawn = useRef(pathname);
  useEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      if (typeof to !== 'object' || to.pathname !== undefined) return navigate(to, options);
      const here = pathHere();
      if (isAtOrBelow(here, drawn.current) || isAtOrBelow(drawn.current, here)) navigate({ ...to, pathname: here }, options);
    },
    [navigate],
  );
}
