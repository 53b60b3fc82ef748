import { useCallback, useEffect, useRef } from 'react';
import { type RouterNavigateFunction, reactRouterProvider } from 'react-admin';
import { isAtOrBelow } from './routes';

/**
 * react-router as react-admin uses it; but what names no path, such as a list that narrows its rows once typing has rested,
 * doesn't undo what the person asked for since. The address runs ahead of the screen: a popup that is being opened or closed
 * stays so, and a page that is being left is left.
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
      const here = window.location.pathname;
      if (isAtOrBelow(here, drawn.current) || isAtOrBelow(drawn.current, here)) navigate({ ...to, pathname: here }, options);
    },
    [navigate],
  );
}
