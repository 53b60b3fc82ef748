import MessagesIcon from '@mui/icons-material/MailOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { Box, IconButton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BarMenu } from './BarMenu';
import { DemoReset } from './DemoReset';
import { LanguageMenu } from './LanguageMenu';
import { LoadingBar } from './LoadingBar';
import { LogoutButton } from './LogoutButton';
import { ThemeMenu } from './ThemeMenu';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const translate = useTranslate();
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
      <IconButton onClick={onMenu} aria-label={translate('shell.open_menu')} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <DemoReset />
      <Box sx={{ flex: 1 }} />
      <LanguageMenu />
      <ThemeMenu />
      <BarMenu label="shell.messages" icon={<MessagesIcon fontSize="small" />}>
        {() => <EmptyText text="shell.no_messages" />}
      </BarMenu>
      <BarMenu label="shell.notifications" icon={<NotificationsIcon fontSize="small" />}>
        {() => <EmptyText text="shell.no_notifications" />}
      </BarMenu>
      <LogoutButton />
    </Stack>
  );
}

function EmptyText({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      role="menuitem"
      aria-disabled
      tabIndex={0}
      sx={{ px: 2, py: 1, typography: 'body2', color: 'text.secondary' }}
    >
      {translate(text)}
    </Box>
  );
}
