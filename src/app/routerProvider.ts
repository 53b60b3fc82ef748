import { useCallback, useEffect, useRef } from 'react';
import { type RouterNavigateFunction, reactRouterProvider } from 'react-admin';

/**
 * react-router as react-admin uses it; but what names no path, such as another page of a list, doesn't open a popup again
 * that was closed and is still on the screen: its place is the address as it is now.
 */
export const routerProvider: typeof reactRouterProvider = { ...reactRouterProvider, useNavigate: useNavigateHere };

function useNavigateHere(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { pathname: drawn } = reactRouterProvider.useLocation();
  const shown = useRef(drawn);
  useEffect(() => {
    shown.current = drawn;
  }, [drawn]);
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const { pathname } = window.location;
      const isClosed = shown.current.startsWith(`${pathname}/`);
      const isHere = typeof to === 'object' && to.pathname === undefined;
      navigate(isClosed && isHere ? { ...to, pathname } : to, options);
    },
    [navigate],
  );
}
