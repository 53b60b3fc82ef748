import { useEffect, useRef } from 'react';

/** Tells whether the form is still on the screen. */
export function useShown() {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
