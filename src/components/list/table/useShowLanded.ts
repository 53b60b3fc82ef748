import { useEffect, useEffectEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { endLanding } from '@/components/feedback/landing';
import { isLanded, useLanded } from './LandedRows';

/** How long a row stays tinted, in milliseconds. */
const tinted = 2000;

/** Scrolls to the first row that was just added or changed, again if it moves; all of these are tinted for a while. */
export function useShowLanded(records: readonly RaRecord[], scrollTo: (place: number) => void) {
  const landing = useLanded();
  const place = landing ? records.findIndex((record) => isLanded(landing, record)) : -1;

  const show = useEffectEvent(() => scrollTo(place));
  useEffect(() => {
    if (place >= 0) show();
  }, [place]);

  const isShown = place >= 0;
  useEffect(() => {
    if (!landing || !isShown) return undefined;
    const timer = setTimeout(endLanding, tinted, landing);
    return () => clearTimeout(timer);
  }, [landing, isShown]);

  return (record: RaRecord) => isLanded(landing, record);
}
