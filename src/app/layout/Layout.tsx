import { Box, Button, Typography } from '@mui/material';
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { UndoManyProvider } from '@/components/record/bulk/undoMany';
import { PageTitle } from '@/components/record/PageTitle';
import { ProductScreens } from '@/components/resource/productScreens';
import { AddressSearch } from '@/components/routing/addresses';
import { headingOf } from '@/components/ui/feedback/focus';
import { PrintHead } from '@/components/ui/print/PrintHead';
import { publicPathOf } from '@/domain/publicPaths';
import { home, loginPath } from '@/domain/returnPath';
import { InArea, useReads } from '@/providers/auth/rights';
import { useServices } from '@/providers/services';
import { countedAreas, hasScreen, pageOf, pagePaths, rightAt, routesNear } from '../routes';
import { Banners } from './Banners';
import { FactorWatch } from './FactorWatch';
import { Footer } from './Footer';
import { PageBoundary } from './PageBoundary';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { usePrefetchScreens } from './usePrefetchScreens';
import { useRecentPlaces } from './useRecentPlaces';
import { WithShellActions } from './WithShellActions';

/** The shell round every page. */
export function Layout() {
  const { pathname } = useLocation();
  const screen = useRoutes(routesNear(pathname));
  const right = rightAt(pathname);
  const reads = useReads();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  useFocusHome(main);
  useRecentPlaces();
  usePrefetchScreens(pageOf(pathname));
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.default' }}>
      {skipLink}
      <Menu drawerOpen={drawerOpen} onClose={closeDrawer} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Bar onMenu={openDrawer} />
        {banners}
        <Box ref={main} component="main" id="main" tabIndex={-1} sx={{ flex: 1, p: { xs: 2, md: 3 }, outline: 'none' }}>
          {printHead}
          <UndoManyProvider>
            <PageBoundary key={pageOf(pathname)} pathname={pathname}>
              <ProductScreens value={screens}>
                <AddressSearch>
                  <InArea area={right}>{reads(right) ? (screen ?? <NotFound />) : <NoRight />}</InArea>
                </AddressSearch>
              </ProductScreens>
            </PageBoundary>
          </UndoManyProvider>
        </Box>
        {footer}
      </Box>
      {watches}
    </Box>
  );
}

// Memoised: a navigation within the product, such as to a list's next page, doesn't render these again.
const skipLink = <SkipLink />;
const banners = <Banners />;
const printHead = <PrintHead />;
const footer = <Footer />;
const watches = (
  <>
    <ServerNotices />
    <SessionWatch />
    <FactorWatch />
  </>
);
const Menu = memo(Sidebar);
const Bar = memo(({ onMenu }: { onMenu: () => void }) => (
  <WithShellActions>
    <TopBar onMenu={onMenu} />
  </WithShellActions>
));

/** Its code is needed after a record was restored alone. */
const addressOf = async (area: string, id: number) => (await import('../recordAddress')).recordAddress(area, id);

const screens = { hasScreen, pages: pagePaths, counted: countedAreas, addressOf };

/** Shows the server's message after every successful write. */
function ServerNotices() {
  const { notices } = useServices();
  const notify = useNotify();
  useEffect(() => {
    let told = 0;
    return notices.listen((text) => {
      told += 1;
      notify(text, { type: 'success', told });
    });
  }, [notices, notify]);
  return null;
}

function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title="shell.not_found" />
      <Typography sx={{ mb: 2 }}>{translate('shell.not_found_text', { path: pathname })}</Typography>
      <Button component={Link} to={home} variant="contained">
        {translate('shell.broken_home')}
      </Button>
    </>
  );
}

/** Goes to the sign-in page as soon as the session is gone, whichever tab ended it. */
function SessionWatch() {
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const leave = async () => {
      // May be called twice: on the sign-in page the return address is known already.
      if (publicPathOf(pathname) || (await session.read())) return;
      await navigate(loginPath(pathname + search + hash, session.whyGone()));
    };
    // At each address as well: a navigation that was under way when the session ended may have led back.
    void leave();
    return session.subscribe(() => void leave());
  }, [session, navigate, pathname, search, hash]);
  return null;
}

/**
 * Moves the focus to the heading of its section when the focused element is removed: from the body, the keyboard would start again at the
 * top.
 */
function useFocusHome(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let held: EventTarget | null = null;
    let heading: HTMLElement | null = null;

    const onFocusIn = ({ target }: FocusEvent) => {
      held = target;
      heading = target instanceof Element ? headingOf(target) : null;
    };
    const observer = new MutationObserver(() => {
      // An open popup keeps the focus; when it closes, it may give the focus to an element that is gone.
      if (!(held instanceof Element) || held.isConnected || document.activeElement !== document.body) return;
      held = null;
      // A page that opens takes the focus itself.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && heading?.isConnected) heading.focus();
      });
    });

    element.addEventListener('focusin', onFocusIn);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [place]);
}

/** Says that the person's role doesn't open this page. Source: admin areas, section 2.12. */
function NoRight() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title="shell.no_right" />
      <Typography>{translate('shell.no_right_first')}</Typography>
      <Typography sx={{ mb: 2 }}>{translate('shell.no_right_second')}</Typography>
      <Button component={Link} to={home} variant="contained">
        {translate('shell.broken_home')}
      </Button>
    </>
  );
}
