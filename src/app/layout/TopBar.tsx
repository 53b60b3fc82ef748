import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Chip, IconButton, Stack, useMediaQuery } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '@/components/ui/keys/KeyCaps';
import { Later } from '@/components/ui/lazy/Later';
import { useDigits } from '@/components/ui/text/digits';
import { BarMenu } from './BarMenu';
import { LoadingBar } from './LoadingBar';
import { useNewsItems } from './news/NewsItems';
import { type BarTool, useBarTools } from './news/useBarTools';
import { PersonMenu } from './PersonMenu';
import { useShellActions } from './shellActions';

/** The bar above every page. Below 400 px its tools fold into the person's menu. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate();
  const folded = useMediaQuery('(max-width: 399.95px)');
  const { tools, begin, watch } = useBarTools();
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        px: { xs: 0.5, sm: 1, md: 3 },
        minHeight: 56,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <LoadingBar />
      <Later>
        <IconButton onClick={onMenu} aria-label={translate('shell.open_menu')} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <FindButton />
        <Box sx={{ flex: 1 }} />
        {!folded && <DemoChip />}
        {!folded && tools.map((tool) => <NewsMenu key={tool.name} tool={tool} onOpen={begin} />)}
        <PersonMenu folded={folded ? tools : undefined} onOpen={begin} />
        <Suspense fallback={null}>{watch}</Suspense>
        <LogoutButton />
      </Later>
    </Stack>
  );
}

/** A tool's button, with the number of things that its menu lists. */
function NewsMenu({ tool, onOpen }: { tool: BarTool; onOpen: () => void }) {
  const translate = useTranslate();
  const digits = useDigits();
  const itemsOf = useNewsItems();
  const name = translate(tool.name);
  const count = tool.news?.count ?? 0;
  const counted = count > 0 ? { name: `${name}: ${digits(count)}`, badge: digits(count) } : undefined;
  return (
    <BarMenu name={name} icon={tool.icon} count={counted} onOpen={onOpen}>
      {(close) => itemsOf(tool, close)}
    </BarMenu>
  );
}

/** Says that this is the demo, and offers to reset it. */
function DemoChip() {
  const translate = useTranslate();
  const { resetDemo } = useShellActions();
  if (!resetDemo) return null;
  return (
    <Chip
      size="small"
      color="primary"
      variant="outlined"
      label={translate('shell.demo_reset')}
      title={translate('shell.demo_hint')}
      onClick={resetDemo}
      // Only this is cut off where the bar is too narrow.
      sx={{ minWidth: 0 }}
    />
  );
}

function LogoutButton() {
  const translate = useTranslate();
  const { logOut } = useShellActions();
  return (
    <Button
      color="inherit"
      startIcon={<LogoutIcon fontSize="small" />}
      onClick={logOut}
      aria-label={translate('shell.logout')}
      sx={{ ml: { sm: 0.5 }, minWidth: { xs: 40, sm: 64 }, '.MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {translate('shell.logout')}
      </Box>
    </Button>
  );
}

/** Opens the finder. Where there is room it looks like the finder's box and shows its key. */
function FindButton() {
  const translate = useTranslate();
  const { find } = useShellActions();
  const label = translate('shell.find');
  return (
    <Box sx={{ position: 'relative' }}>
      <Button
        color="inherit"
        onClick={find}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        startIcon={<SearchIcon fontSize="small" />}
        sx={button}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {label}
        </Box>
      </Button>
      {/* Outside the button, so that it isn't part of its name. */}
      <Box aria-hidden sx={caps}>
        <KeyCaps keys="Control+K" />
      </Box>
    </Box>
  );
}

const button = {
  color: 'text.secondary',
  fontWeight: 400,
  minWidth: 40,
  width: { md: 280 },
  pr: { md: 10 },
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  '.MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
};

const caps = {
  display: { xs: 'none', md: 'flex' },
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 8,
  alignItems: 'center',
  pointerEvents: 'none',
};
