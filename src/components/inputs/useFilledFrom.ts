import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Fills a field when a person changes the other that says the same in its own way. `make` is given what the other holds now and what
 * this one holds, and answers what it is to hold: undefined where it stays.
 */
export function useFilledFrom(source: string, other: string, make: (value: unknown, current: unknown) => unknown): void {
  const { subscribe, getValues, setValue, formState } = useFormContext();
  const isJudged = formState.isSubmitted || formState.touchedFields[source] === true;

  const fill = useEffectEvent(() => {
    const made = make(getValues(other), getValues(source));
    if (made !== undefined) setValue(source, made, { shouldDirty: true, shouldValidate: isJudged });
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // What is loaded, or filled by the other, comes without a type.
        callback: ({ name, type }) => {
          if (type === 'change' && name === other) fill();
        },
      }),
    [other, subscribe],
  );
}
