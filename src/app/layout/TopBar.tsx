import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Chip, IconButton, Stack, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '@/components/ui/keys/KeyCaps';
import { Later } from '@/components/ui/lazy/Later';
import { BarMenu, barTools, MenuText } from './BarMenu';
import { LoadingBar } from './LoadingBar';
import { PersonMenu } from './PersonMenu';
import { useShellActions } from './shellActions';

/** The bar above every page. Below 400 px its tools fold into the person's menu. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate();
  const folded = useMediaQuery('(max-width: 399.95px)');
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
        {!folded &&
          barTools.map(({ name, none, icon }) => (
            <BarMenu key={name} name={translate(name)} icon={icon}>
              {() => <MenuText>{translate(none)}</MenuText>}
            </BarMenu>
          ))}
        <PersonMenu folded={folded} />
        <LogoutButton />
      </Later>
    </Stack>
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
