import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Button } from '@mui/material';
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
        sx={{ ml: 0.5 }}
      >
        {translate('shell.logout')}
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
