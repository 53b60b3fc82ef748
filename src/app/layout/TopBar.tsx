import MenuIcon from '@mui/icons-material/Menu';
import { Box, Chip, IconButton, Stack, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Later } from '@/components/routing/Later';
import { BarMenu } from './BarMenu';
import { barTools } from './barTools';
import { FindButton } from './FindButton';
import { LoadingBar } from './LoadingBar';
import { LogoutButton } from './LogoutButton';
import { MenuText } from './MenuText';
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
