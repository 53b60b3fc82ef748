import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useShellActions } from './shellActions';

export function LogoutButton() {
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
