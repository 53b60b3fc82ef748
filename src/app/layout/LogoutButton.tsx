import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { anyDirty } from '@/components/form/dirtyForms';

/** Logout; it asks first when it would lose what a form holds. */
export function LogoutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LogoutIcon fontSize="small" />}
        onClick={() => (anyDirty() ? setAsking(true) : void logout())}
        aria-label={translate('shell.logout')}
        sx={{ ml: { sm: 0.5 }, minWidth: { xs: 0, sm: 64 }, '.MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('shell.logout')}
        </Box>
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('shell.logout_dirty_title')}
        content={translate('shell.logout_dirty_text')}
        confirmLabel={translate('shell.logout')}
        danger
        onConfirm={() => void logout()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
