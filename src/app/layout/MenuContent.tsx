import { Box, Button, Stack, Typography } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import { useContext, useMemo } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { Later } from '@/components/ui/lazy/Later';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { Words } from '@/components/ui/text/Words';
import { tip } from '@/components/ui/tip';
import { type MenuEntry, menuCalls } from '@/contract/menu';
import { useMayWrite } from '@/providers/auth/rights';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';
import { hasScreen, listOf } from '../routes';
import { useOpens } from '../useOpens';
import { MenuWidth } from './MenuEntries';
import { MenuTree } from './MenuTree';
import { openedEntries } from './menuPath';

/** Called when an entry was followed, so that a drawer can close. */
export interface MenuContentProps {
  onNavigate?: () => void;
}

/** The entries below the server's menu, whatever it has. Source: course catalogue, section 2. */
const fixed: readonly MenuEntry[] = [
  {
    menu_name: 'Menu Setup',
    menu_route: null,
    menu_icon: 'settings',
    children: [{ menu_name: 'Menu', menu_route: 'menu', menu_icon: 'menu', children: [] }],
  },
];

/** The signed-in person, the server's menu, and the fixed section below it. */
export function MenuContent({ onNavigate }: MenuContentProps) {
  const translate = useTranslate();
  const width = useContext(MenuWidth);
  return (
    <>
      <Person />
      <Box component="nav" aria-label={translate('shell.navigation')} data-width={width} sx={[nav, menuStyle]}>
        <Later fallback={<LoadingLines count={12} of="entries" />}>
          <ServerMenu {...(onNavigate && { onNavigate })} />
        </Later>
        <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <MenuTree entries={useOpened(fixed)} hasScreen={hasScreen} listOf={listOf} {...(onNavigate && { onNavigate })} />
        </Box>
      </Box>
    </>
  );
}

const nav = { flex: 1, overflowY: 'auto', px: 1 } as const;

function ServerMenu({ onNavigate }: MenuContentProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(menuCalls.getMenu, {});
  const opened = useOpened(data?.data ?? none);
  if (error && !data) {
    return (
      <Stack role="alert" sx={{ p: 1, gap: 1, typography: 'body2' }}>
        {translate('shell.menu_failed')}
        <Button size="small" onClick={() => void refetch()}>
          {translate('ui.retry')}
        </Button>
      </Stack>
    );
  }
  if (!data) return <LoadingLines count={12} of="entries" />;
  if (data.data.length === 0) return <EmptyMenu />;
  return <MenuTree entries={opened} hasScreen={hasScreen} listOf={listOf} {...(onNavigate && { onNavigate })} />;
}

function EmptyMenu() {
  const translate = useTranslate();
  const { history } = useServices().config;
  const mayRestore = useMayWrite('menu') && history;
  return (
    <Stack sx={{ p: 1, gap: 1, alignItems: 'start', typography: 'body2' }}>
      {translate('shell.menu_empty')}
      {mayRestore && (
        <Button component={Link} to="/menu/restoreStandardMenu" size="small">
          {translate('shell.menu_restore')}
        </Button>
      )}
    </Stack>
  );
}

const none: readonly MenuEntry[] = [];

/** Returns those of the entries that the person's rights open. */
function useOpened(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const opens = useOpens();
  return useMemo(() => openedEntries(entries, opens), [entries, opens]);
}

function Person() {
  const { identity } = useGetIdentity();
  const width = useContext(MenuWidth);
  const name = identity?.fullName ?? '';
  return (
    <Box sx={{ px: 2, py: 1, mb: 1, display: 'flex', justifyContent: width === 'narrow' ? 'center' : 'start' }}>
      {width === 'wide' ? (
        <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 600 }}>
          <Words text={name || '\u00a0'} />
        </Typography>
      ) : (
        <span role="img" aria-label={name} {...tip(name, 'right')}>
          <PersonMark name={name} />
        </span>
      )}
    </Box>
  );
}

/**
 * The styles of the menu's entries, which are plain elements: as components of MUI each would be some twenty, and their styles be computed
 * again for both entries that a step concerns.
 */
const menuStyle = ({ palette: { action, primary } }: Theme) => ({
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .entry': entry,
  '& a.entry, & button.entry': { cursor: 'pointer', userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
  '& .entry:focus-visible': { outlineOffset: 1, bgcolor: action.focus },
  '@media (hover: hover)': { '& :any-link.entry:hover, & button.entry:hover': { bgcolor: action.hover } },
  // After the hover, which doesn't hide where the person is.
  '& .entry[aria-current]': { color: primary.main, bgcolor: alpha(primary.main, action.selectedOpacity) },
  '& .entry-name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .no-icon': { width: 20 },
  '& .later': { color: 'text.secondary' },
  '& .chevron': { color: 'text.secondary', transition: 'rotate 120ms' },
  '& [aria-expanded=true] > .chevron': { rotate: '180deg' },
  // A menu of icons still tells the names to screen readers.
  '&[data-width=narrow]': {
    '& .entry': { gap: 0 },
    '& .entry-name': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const entry = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  boxSizing: 'border-box',
  width: 1,
  minHeight: 36,
  py: 0.5,
  paddingInlineEnd: '8px',
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  typography: 'body2',
  textAlign: 'start',
  textDecoration: 'none',
  transition: 'background-color 150ms',
} as const;
