import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Flight } from '@/providers/api/activity';
import { useServices } from '@/providers/services';

/** How long a call takes before the bar shows, and before a text replaces it, in milliseconds. */
const showAfter = 150;
const slowAfter = 5000;

/** A bar while calls are in flight; when one takes too long, it says so and offers to cancel reads. */
export function LoadingBar() {
  const translate = useTranslate();
  const flights = useLateFlights(showAfter);
  const slow = useElapsed(flights[0]?.startedAt, slowAfter);
  const reads = flights.flatMap(({ cancel }) => cancel ?? []);

  if (flights.length === 0) return null;
  if (!slow) return <Box role="progressbar" aria-label={translate('shell.busy')} sx={bar} />;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ position: 'fixed', top: 12, left: '50%', translate: '-50%', zIndex: 'tooltip', boxShadow: 4 }}
      action={
        reads.length > 0 && (
          <Button color="inherit" size="small" onClick={() => reads.map((cancel) => cancel())}>
            {translate('shell.slow_cancel')}
          </Button>
        )
      }
    >
      {translate('shell.slow')}
    </Alert>
  );
}

/** Animated by the compositor alone: MUI's `LinearProgress` changes `left` and `right`, which needs a layout of the page in each frame. */
const bar = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'tooltip',
  height: 3,
  overflow: 'hidden',
  '@keyframes busy': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  '&::before': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    bgcolor: 'primary.main',
    animation: 'busy 1.6s ease-in-out infinite',
  },
  // Here the bar doesn't move.
  '@media (prefers-reduced-motion: reduce)': { '&::before': { width: '100%', animation: 'none' } },
  '@media (forced-colors: active)': { '&::before': { bgcolor: 'Highlight' } },
} as const;

/** Whether `since` lies this long ago; false while there is no `since`. */
function useElapsed(since: number | undefined, milliseconds: number): boolean {
  const [elapsedSince, setElapsedSince] = useState<number>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(() => setElapsedSince(since), Math.max(0, since + milliseconds - Date.now()));
    return () => clearTimeout(timer);
  }, [since, milliseconds]);
  return since !== undefined && elapsedSince === since;
}

const none: readonly Flight[] = [];

/** Returns the calls in flight once the oldest has taken so many milliseconds, so that nothing renders for calls that are quick. */
function useLateFlights(milliseconds: number): readonly Flight[] {
  const { activity } = useServices();
  const [late, setLate] = useState(none);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const flights = activity.getSnapshot();
      const wait = flights[0] ? flights[0].startedAt + milliseconds - Date.now() : Number.POSITIVE_INFINITY;
      setLate(wait > 0 ? none : flights);
      if (wait > 0 && flights.length > 0) timer = setTimeout(look, wait);
    };
    look();
    const unsubscribe = activity.subscribe(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [activity, milliseconds]);
  return late;
}
