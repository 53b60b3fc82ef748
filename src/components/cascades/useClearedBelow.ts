import { useEffect } from 'react';
import { get, useFormContext } from 'react-hook-form';

/** Empties a field when a person changes one of the fields above it, but not when a record, a draft or a search is loaded. */
export function useClearedBelow(source: string, above: readonly string[]): void {
  const { subscribe, setValue, clearErrors } = useFormContext();
  const names = above.join(' ');

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', type, values }) => {
          // Values that are loaded, or emptied by another of these hooks, change without a type.
          if (type !== 'change' || !names.split(' ').includes(name) || (get(values, source) ?? null) === null) return;
          setValue(source, null, { shouldDirty: true });
          clearErrors(source);
        },
      }),
    [source, names, subscribe, setValue, clearErrors],
  );
}
