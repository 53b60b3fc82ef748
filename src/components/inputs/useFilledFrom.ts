import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Fills a field when a person changes another one of the same meaning. `make` gets the other's value and this field's, and returns the new
 * one, or undefined to leave it.
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
        // Values that are loaded, or filled in from the other field, change without a type.
        callback: ({ name, type }) => {
          if (type === 'change' && name === other) fill();
        },
      }),
    [other, subscribe],
  );
}
