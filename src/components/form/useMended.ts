import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { wrongFields } from './wrongFields';

/**
 * Checks the wrong fields again at each change of the form, so that an error goes as it is mended: also one that a step has marked before
 * anything was saved, and one that another field's change has mended. What the server refused stands until its own field changes.
 */
export function useMended(): void {
  const { subscribe, trigger } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ errors = {}, name }) => {
          const wrong = wrongFields(errors).filter(({ path, isServers }) => !isServers || path === name);
          if (wrong.length > 0) void trigger(wrong.map(({ path }) => path));
        },
      }),
    [subscribe, trigger],
  );
}
