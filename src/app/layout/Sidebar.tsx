import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Box, Drawer, IconButton, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { InstituteName } from '@/components/ui/text/InstituteName';
import { tip } from '@/components/ui/tip';
import { basePath } from '@/providers/basePath';
import { MenuContent } from './MenuContent';
import { MenuWidth } from './MenuEntries';

interface SidebarProps {
  drawerOpen: boolean;
  onClose: () => void;
}

/** The product's menu: beside the page where there is room, a drawer on a phone. */
export function Sidebar({ drawerOpen, onClose }: SidebarProps) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return wide ? <FixedMenu /> : <DrawerMenu open={drawerOpen} onClose={onClose} />;
}

function FixedMenu() {
  const translate = useTranslate();
  const [narrow, setNarrow] = useStore('menu.narrow', false);
  const label = translate(narrow ? 'shell.expand' : 'shell.collapse');
  return (
    <MenuWidth value={narrow ? 'narrow' : 'wide'}>
      <Box
        component="aside"
        aria-label={translate('app.name')}
        sx={{
          position: 'sticky',
          top: 0,
          height: '100dvh',
          width: narrow ? 64 : 248,
          flexShrink: 0,
          display: 'flex',
          flexDirection: 'column',
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
          transition: 'width 160ms',
        }}
      >
        <Brand narrow={narrow} />
        <MenuContent />
        <IconButton
          onClick={() => setNarrow(!narrow)}
          aria-label={label}
          sx={{ m: 1, alignSelf: narrow ? 'center' : 'flex-end' }}
          {...tip(label, 'right')}
        >
          {narrow ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
        </IconButton>
      </Box>
    </MenuWidth>
  );
}

function DrawerMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const [followed, setFollowed] = useState(false);
  const follow = () => {
    setFollowed(true);
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      // After an entry was followed, the focus belongs to its page, not to the button that opened the menu.
      disableRestoreFocus={followed}
      slotProps={{
        // The page isn't hidden from screen readers while the menu slides away: the focus is back on it at once.
        root: { closeAfterTransition: false },
        paper: { 'aria-label': translate('app.name'), sx: { width: 280 } },
        transition: { onEnter: () => setFollowed(false) },
      }}
    >
      <Brand narrow={false} />
      <MenuContent onNavigate={follow} />
    </Drawer>
  );
}

const Brand = ({ narrow }: { narrow: boolean }) => (
  <Box sx={{ ...brand, justifyContent: narrow ? 'center' : 'start' }}>
    <InstituteName size={28} isNameHidden={narrow} mark={`${basePath}/favicon.svg`} />
  </Box>
);

const brand = { display: 'flex', px: 2, py: 1, minHeight: 56, fontWeight: 600, fontSize: '1rem', lineHeight: 1.25 } as const;
