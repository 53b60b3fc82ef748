import { useEffect, useState } from 'react';
import type { Flight } from '@/providers/api/activity';
import { useServices } from '@/providers/services';

const none: readonly Flight[] = [];

/** Returns the calls in flight once the oldest has taken so many milliseconds, so that nothing renders for calls that are quick. */
export function useLateFlights(milliseconds: number): readonly Flight[] {
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
