import { Alert, Button } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { keepAll, outlivesPage } from '@/components/form/work/dirtyForms';
import { deployedEntry } from '@/providers/api/deployedEntry';
import { hasRefused, subscribeRefusals } from '@/providers/storage/refusals';
import { UnsavedQuestion } from './UnsavedQuestion';

/** The notices that concern every page: the connection is down, the browser refuses to keep data, or there is a newer version. */
export const Banners = () => (
  <>
    <OfflineBanner />
    <StorageBanner />
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

function StorageBanner() {
  const translate = useTranslate();
  const refused = useSyncExternalStore(subscribeRefusals, hasRefused);
  const [closed, setClosed] = useState(false);
  if (!refused || closed) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0 }}
      onClose={() => setClosed(true)}
      closeText={translate('ui.close')}
    >
      {translate('shell.storage_refused')}
    </Alert>
  );
}

const reload = () => void keepAll().finally(() => window.location.reload());

function UpdateBanner() {
  const translate = useTranslate();
  if (!useNewVersion()) return null;
  return (
    <UnsavedQuestion texts="shell.update_dirty" confirm="shell.update_reload" isKept={outlivesPage}>
      {(start) => (
        <Alert
          severity="info"
          role="status"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => start(reload)}>
              {translate('shell.update_reload')}
            </Button>
          }
        >
          {translate('shell.update')}
        </Alert>
      )}
    </UnsavedQuestion>
  );
}

/** The interval of requests for the server's version, in milliseconds; returning to the tab sends one too. */
const interval = 5 * 60_000;

/** Whether another version has been deployed since this page was loaded. */
function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const loaded = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
    const look = async () => {
      const deployed = await deployedEntry();
      if (loaded && deployed && deployed !== loaded) setIsNew(true);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(() => void look(), interval);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return isNew;
}
