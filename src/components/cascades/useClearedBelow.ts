import { useEffect } from 'react';
import { get, useFormContext } from 'react-hook-form';

/** Empties a field when a person changes one of those above it; not when a record, a draft or a search is loaded. */
export function useClearedBelow(source: string, above: readonly string[]): void {
  const { subscribe, getValues, setValue, clearErrors } = useFormContext();
  const names = above.join(' ');

  useEffect(() => {
    const fields = names.split(' ');
    const chosenOf = (values: unknown) => JSON.stringify(fields.map((field): unknown => get(values, field)));
    let before = chosenOf(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ type, values }) => {
        const now = chosenOf(values);
        const isChanged = now !== before;
        before = now;
        // What is loaded comes without a type.
        if (type !== 'change' || !isChanged || (get(values, source) ?? null) === null) return;
        setValue(source, null, { shouldDirty: true });
        clearErrors(source);
      },
    });
  }, [source, names, subscribe, getValues, setValue, clearErrors]);
}
