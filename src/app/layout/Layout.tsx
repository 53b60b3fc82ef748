import { Box } from '@mui/material';
import { memo, useCallback, useRef, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { UndoManyProvider } from '@/components/bulk/UndoManyProvider';
import { PrintHead } from '@/components/print/PrintHead';
import { ProductScreens } from '@/components/resource/productScreens';
import { AddressSearch } from '@/components/routing/AddressSearch';
import { countedAreas, hasScreen, pageOf, pagePaths, routesNear } from '../routes';
import { Banners } from './Banners';
import { Footer } from './Footer';
import { NotFound } from './NotFound';
import { PageBoundary } from './PageBoundary';
import { ServerNotices } from './ServerNotices';
import { SessionWatch } from './SessionWatch';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useFocusHome } from './useFocusHome';
import { useRecentPlaces } from './useRecentPlaces';
import { useScreensAhead } from './useScreensAhead';
import { WithShellActions } from './WithShellActions';

/** The shell round every page. */
export function Layout() {
  const { pathname } = useLocation();
  const screen = useRoutes(routesNear(pathname));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  useFocusHome(main);
  useRecentPlaces();
  useScreensAhead(pageOf(pathname));
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
                <AddressSearch>{screen ?? <NotFound />}</AddressSearch>
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
  </>
);
const Menu = memo(Sidebar);
const Bar = memo(({ onMenu }: { onMenu: () => void }) => (
  <WithShellActions>
    <TopBar onMenu={onMenu} />
  </WithShellActions>
));

const screens = { hasScreen, pages: pagePaths, counted: countedAreas };
