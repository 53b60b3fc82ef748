import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { I18nProvider } from 'react-admin';
import { createBrowserRouter, Navigate, RouterProvider, useLocation, useRouteError } from 'react-router-dom';
import { endLeaving, noteEntry } from '@/components/routing/trail';
import { publicPathOf } from '@/domain/publicPaths';
import { NetworkError } from '@/providers/api/transport';
import { createAuthProvider } from '@/providers/auth/authProvider';
import { RightsProvider } from '@/providers/auth/rights';
import { basePath, belowBase, pathHere } from '@/providers/basePath';
import { createDataProvider } from '@/providers/data/dataProvider';
import { withRest } from '@/providers/data/withRest';
import { joinTabs } from '@/providers/data/writesElsewhere';
import { type Services, ServicesProvider } from '@/providers/services';
import { createAdminStore } from '@/providers/storage/adminStore';
import { AdminApp } from './AdminApp';
import { adapters } from './areas';
import { openCatalogue, preloadSharedTexts } from './messages/openCatalogue';
import { pageOf, preloadFirst } from './routes';
import { firstReads, readsOfPage } from './start/firstReads';

/** An open shell: what to render, and how to close it. */
export interface OpenShell {
  element: ReactNode;
  close: () => void;
}

/** The router matches no address with a line break in it; the same without tells what is there. */
function BrokenAddress() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const whole = pathname.replace(/%(?:0[ad]|e2%80%a[89])/gi, '');
  if (whole === pathname) throw error;
  return <Navigate to={whole + search} replace />;
}

/** Opens the shell at the present address; calls `onLeave` when its router navigates to a page outside it. */
export async function openShell(services: Services, onLeave: () => void): Promise<OpenShell> {
  const pathname = pathHere();
  // A screen whose code can't be fetched says so itself, where it can be tried again.
  const screen = preloadFirst(pathname).catch(() => undefined);
  const [person] = await Promise.all([services.session.read(), preloadSharedTexts(), screen]);
  const parts = createParts(services, await openCatalogue());
  const sources = { client: services.client, queryClient: parts.queryClient };
  if (person?.is_staff) firstReads(pathname, sources);
  // The shell itself looks for the screen: the router would match each address against the routes of all areas.
  const screens = [{ path: '*', element: <AdminApp {...parts} />, errorElement: <BrokenAddress /> }];
  const router = createBrowserRouter(screens, { basename: basePath });
  // Forms keep what is typed in them, as they do after a write of this tab.
  const tabs = joinTabs(() => void parts.queryClient.invalidateQueries());
  const leaveTabs = services.changes.listen(tabs.tell);
  let here = pathname;
  let last = router.state.location;
  noteEntry(pathname + last.search);
  const unsubscribe = router.subscribe(({ location }) => {
    const path = belowBase(location.pathname);
    endLeaving();
    // It is told of other things too, such as a question before a form is left.
    if (location !== last) noteEntry(path + location.search);
    last = location;
    if (publicPathOf(path)) onLeave();
    // Closing a popup stays on the same page.
    else if (pageOf(path) !== pageOf(here)) readsOfPage(path, sources);
    here = path;
  });
  return {
    element: (
      <ServicesProvider value={services}>
        <RightsProvider first={person?.rights}>
          <RouterProvider router={router} />
        </RightsProvider>
      </ServicesProvider>
    ),
    close: () => {
      unsubscribe();
      leaveTabs();
      tabs.close();
      router.dispose();
      // The cache is emptied at once, not when its time is over.
      parts.queryClient.clear();
    },
  };
}

function createParts({ client, session, notices }: Services, i18nProvider: I18nProvider) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime: 5000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  // react-admin's own note of the language follows ours: it may have been changed on a page outside the shell.
  const store = createAdminStore();
  store.setItem('locale', i18nProvider.getLocale());
  const anonymous = () => i18nProvider.translate('app.anonymous');
  return {
    i18nProvider,
    queryClient,
    authProvider: createAuthProvider({ client, session, anonymous }),
    dataProvider: withRest(createDataProvider(client, queryClient, adapters), {
      client,
      queries: queryClient,
      adapters,
      tell: notices.tell,
    }),
    store,
  };
}

/** Retries once after a broken connection; a refusal is final, and a cancelled request isn't wanted any more. */
const worthRetrying = (failures: number, error: unknown) => failures < 1 && error instanceof NetworkError;
