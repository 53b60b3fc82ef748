import { useEffect, useEffectEvent } from 'react';

const inputs = new Set<() => void>();

/** Has every input on the screen that tells its form of a change late tell of it now. */
export function flushInputs(): void {
  for (const flush of inputs) flush();
}

/** For an input that holds text before its form knows of it: `flush` tells the form, and is called before it is judged, saved or left. */
export function useLateInput(flush: () => void): void {
  const flushNow = useEffectEvent(() => flush());
  useEffect(() => {
    const run = () => flushNow();
    inputs.add(run);
    // On the way down: the form judges what it holds on the way up.
    window.addEventListener('submit', run, { capture: true });
    return () => {
      inputs.delete(run);
      window.removeEventListener('submit', run, { capture: true });
    };
  }, []);
}
