import { useEffect, useEffectEvent } from 'react';

const inputs = new Set<() => void>();

/** Makes every input that reports its changes late report them now. */
export function flushInputs(): void {
  for (const flush of inputs) flush();
}

/**
 * For an input that holds text before its form knows of it: `flush` reports the text to the form, and is called before the form is
 * validated, saved or left.
 */
export function useLateInput(flush: () => void): void {
  const flushNow = useEffectEvent(() => flush());
  useEffect(() => {
    const run = () => flushNow();
    inputs.add(run);
    // In the capture phase: the form validates in the bubble phase.
    window.addEventListener('submit', run, { capture: true });
    return () => {
      inputs.delete(run);
      window.removeEventListener('submit', run, { capture: true });
    };
  }, []);
}
