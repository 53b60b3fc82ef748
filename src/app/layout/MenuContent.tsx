import { Avatar, Box, Button, Stack, Typography } from '@mui/material';
import { useContext } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { menuCalls } from '@/contract/menu';
import { useRead } from '@/providers/data/useRead';
import { MenuTree } from './MenuTree';
import { MenuWidth } from './menuWidth';

/** Called when an entry was followed, so that a drawer can close. */
export interface MenuContentProps {
  onNavigate?: () => void;
}

/** The signed-in person, the server's menu, and the fixed section below it. */
export function MenuContent({ onNavigate }: MenuContentProps) {
  const translate = useTranslate();
  const fixed = {
    menu_name: translate('shell.menu_setup'),
    menu_route: null,
    menu_icon: 'settings',
    children: [{ menu_name: translate('shell.menu'), menu_route: 'menu', menu_icon: 'menu', children: [] }],
  };
  return (
    <>
      <Person />
      <Box component="nav" aria-label={translate('shell.navigation')} sx={{ flex: 1, overflowY: 'auto', px: 1 }}>
        <ServerMenu {...(onNavigate && { onNavigate })} />
        <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <MenuTree entries={[fixed]} {...(onNavigate && { onNavigate })} />
        </Box>
      </Box>
    </>
  );
}

function ServerMenu({ onNavigate }: MenuContentProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(menuCalls.getMenu, {});
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
  if (!data) return <LoadingLines count={4} />;
  if (data.data.length === 0) return <Typography variant="body2">{translate('shell.menu_empty')}</Typography>;
  return <MenuTree entries={data.data} {...(onNavigate && { onNavigate })} />;
}

function Person() {
  const { identity } = useGetIdentity();
  const width = useContext(MenuWidth);
  const name = identity?.fullName ?? '';
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.25, px: 2, py: 1, mb: 1, justifyContent: width === 'narrow' ? 'center' : 'start' }}
    >
      <Avatar sx={{ width: 30, height: 30, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }} aria-hidden>
        {name.slice(0, 1)}
      </Avatar>
      {width === 'wide' && (
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
      )}
    </Stack>
  );
}
