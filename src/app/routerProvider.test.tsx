import { act, render } from '@testing-library/react';
import type { RouterNavigateFunction } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { routerProvider } from './routerProvider';

let close = () => {};
afterEach(() => close());

/** Returns the address after a screen rendered at `drawn` has changed its search, when the browser is already at `address`. */
function narrowed({ drawn, address }: { drawn: string; address: string }): string {
  window.history.replaceState(null, '', drawn);
  let navigate: RouterNavigateFunction = () => {};
  const Screen = () => {
    navigate = routerProvider.useNavigate();
    return null;
  };
  const router = createBrowserRouter([{ path: '*', element: <Screen /> }]);
  close = () => router.dispose();
  render(<RouterProvider router={router} />);
  window.history.replaceState(null, '', address);
  act(() => navigate({ search: '?page=2' }));
  return window.location.pathname + window.location.search;
}

test.each([
  { what: 'stays where it is', drawn: '/quizsetup', address: '/quizsetup', after: '/quizsetup?page=2' },
  { what: 'keeps a popup that is being opened', drawn: '/tags', address: '/tags/restore/5', after: '/tags/restore/5?page=2' },
  { what: 'leaves a popup closed', drawn: '/tags/restore/5', address: '/tags', after: '/tags?page=2' },
  { what: 'doesn’t come back to a page that is left', drawn: '/quizsetup', address: '/dashboard', after: '/dashboard' },
  { what: 'knows a path from another that begins alike', drawn: '/menu', address: '/menus', after: '/menus' },
])('a list that names no path $what', ({ drawn, address, after }) => {
  expect(narrowed({ drawn, address })).toBe(after);
});
