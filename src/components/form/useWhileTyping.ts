import debounce from 'es-toolkit/compat/debounce';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/** How long typing must pause before `work` runs, and how long it may wait for a pause, in milliseconds. */
const rest = 300;
const longest = 2000;

// A page that is closed has no time left at its end: what is to be stored begins as early as the browser tells.
const leaving = ['visibilitychange', 'beforeunload', 'pagehide'];

/** Runs `work` for what is typed into a form: after each pause, every two seconds without one, and as the page or the form is left. */
export function useWhileTyping(formId: string, work: () => void): void {
  const { subscribe } = useFormContext();
  const run = useEffectEvent(work);
  useEffect(() => {
    const later = debounce(() => run(), rest, { maxWait: longest });
    const now = () => {
      later.cancel();
      run();
    };
    const unsubscribe = subscribe({ formState: { values: true, isDirty: true }, callback: later });
    // An editor may tell its form of typing only after a pause of its own.
    const form = document.getElementById(formId);
    form?.addEventListener('input', later);
    for (const event of leaving) window.addEventListener(event, now);
    return () => {
      unsubscribe();
      form?.removeEventListener('input', later);
      for (const event of leaving) window.removeEventListener(event, now);
      now();
    };
  }, [formId, subscribe]);
}
