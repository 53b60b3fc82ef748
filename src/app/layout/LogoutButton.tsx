import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { anyDirty } from '@/components/form/dirtyForms';
import { unsavedElsewhere } from '@/providers/tab';
import { UnsavedQuestion } from './UnsavedQuestion';

/** Logout; it asks first when it would lose what a form holds. */
export function LogoutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <UnsavedQuestion texts="shell.logout_dirty" confirm="shell.logout" danger isUnsaved={unsavedInAnyTab}>
      {(start) => (
        <Button
          color="inherit"
          startIcon={<LogoutIcon fontSize="small" />}
          onClick={() => start(() => void logout())}
          aria-label={translate('shell.logout')}
          sx={{ ml: { sm: 0.5 }, minWidth: { xs: 0, sm: 64 }, '.MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {translate('shell.logout')}
          </Box>
        </Button>
      )}
    </UnsavedQuestion>
  );
}

const unsavedInAnyTab = async () => anyDirty() || unsavedElsewhere();
