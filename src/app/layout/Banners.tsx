import { Alert, type AlertProps, Button, Link } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { keepAll, outlivesPage } from '@/components/form/work/dirtyForms';
import { deployedEntry } from '@/providers/api/deployedEntry';
import { useServices } from '@/providers/services';
import { hasRefused, subscribeRefusals } from '@/providers/storage/refusals';
import { UnsavedQuestion } from './UnsavedQuestion';

/** The notices on every page: no connection, a browser that keeps nothing, a newer version, the demo's records, or the way back to the first steps. */
export const Banners = () => (
  <>
    <OfflineBanner />
    <StorageBanner />
    <UpdateBanner />
    <DemoBanner />
    <StepBanner />
  </>
);

/** A notice across the page. */
function Banner(props: AlertProps) {
  return <Alert role="status" sx={{ borderRadius: 0 }} closeText={useTranslate()('ui.close')} {...props} />;
}

function OfflineBanner() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  if (online) return null;
  return <Banner severity="warning">{translate('shell.offline')}</Banner>;
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
    <Banner severity="warning" onClose={() => setClosed(true)}>
      {translate('shell.storage_refused')}
    </Banner>
  );
}

const reload = () => void keepAll().finally(() => window.location.reload());

function UpdateBanner() {
  const translate = useTranslate();
  if (!useNewVersion()) return null;
  return (
    <UnsavedQuestion texts="shell.update_dirty" confirm="shell.update_reload" isKept={outlivesPage}>
      {(start) => (
        <Banner
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => start(reload)}>
              {translate('shell.update_reload')}
            </Button>
          }
        >
          {translate('shell.update')}
        </Banner>
      )}
    </UnsavedQuestion>
  );
}

/** Says that what is here are examples, on a server that was begun with them; the settings say how to begin without. */
function DemoBanner() {
  const translate = useTranslate();
  if (!useServices().config.demoRecords) return null;
  return (
    <Banner severity="info">
      {translate('shell.demo_records')} ·{' '}
      <Link component={RouterLink} to="/settings" color="inherit">
        {translate('shell.demo_own')}
      </Link>
    </Banner>
  );
}

/** Leads back to the first steps of a new office, from whatever one of them has led to. */
function StepBanner() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isBegun, setIsBegun] = useStore('firstSteps.begun', false);
  const isThere = pathname === firstStepsPath;
  useEffect(() => {
    if (isThere) setIsBegun(false);
  }, [isThere, setIsBegun]);
  if (!isBegun || isThere) return null;
  return (
    <Banner severity="info" onClose={() => setIsBegun(false)}>
      <Link component={RouterLink} to={firstStepsPath} color="inherit">
        {translate('shell.first_steps_back')}
      </Link>
    </Banner>
  );
}

const firstStepsPath = '/firstSteps';

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
