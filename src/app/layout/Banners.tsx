import { Alert, Button } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { anyDirty } from '@/components/form/dirtyForms';
import { useNewVersion } from './useNewVersion';

/** What concerns every page: the line is down, or there is a newer version. */
export const Banners = () => (
  <>
    <OfflineBanner />
    <UpdateBanner />
  </>
);

function OfflineBanner() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  if (online) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate('shell.offline')}
    </Alert>
  );
}

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function UpdateBanner() {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  if (!useNewVersion()) return null;
  const reload = () => window.location.reload();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => (anyDirty() ? setAsking(true) : reload())}>
          {translate('shell.update_reload')}
        </Button>
      }
    >
      {translate('shell.update')}
      <ConfirmDialog
        open={asking}
        title={translate('shell.update_dirty_title')}
        content={translate('shell.update_dirty_text')}
        confirmLabel={translate('shell.update_reload')}
        onConfirm={reload}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}
