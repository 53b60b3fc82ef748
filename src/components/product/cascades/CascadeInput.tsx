import { useEffect } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { useFieldCheck } from '@/components/form/fieldRules';
import type { ReferenceChoice } from '@/components/form/inputs/ChoiceBox';
import { type Adds, isId, ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import type { Call, Input, Reply } from '@/contract/call';
import { type RuleKey, say } from '@/contract/message';
import { useRead } from '@/providers/data/useRead';

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

/** A choice that depends on the choices above it. */
export interface Cascade<C extends Call, Id extends number | string = number> {
  /** Returns the choices. */
  call: C;
  /** Makes the call's input from the values chosen above, the outermost first. */
  inputOf: (chosen: readonly Id[]) => Input<C>;
  choicesOf: (answer: Reply<C>) => ReferenceChoice[];
  /** The field by which a record names the one that it refers to. */
  name: string;
  /** The message for a value that doesn't belong to the values chosen above. */
  misfit: RuleKey;
  /** The key of the text for an empty list of choices, where there is a special reason for it. */
  none?: string;
  /** Where one is added, by the values chosen above, if people add them. */
  adds?: (chosen: readonly Id[]) => Adds;
}

interface CascadeInputProps<C extends Call, Id extends number | string> {
  source: string;
  /** The fields above it, the outermost first. */
  above: readonly string[];
  cascade: Cascade<C, Id>;
}

/** Chooses a record among those of the values above: disabled until these are chosen, emptied when a person changes one of them. */
export function CascadeInput<C extends Call, Id extends number | string>({ source, above, cascade }: CascadeInputProps<C, Id>) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { getFieldState } = useFormContext();
  const values: unknown[] = useWatch({ name: above });
  const chosen = values.filter((value): value is Id => isId(value));
  const isOpen = chosen.length === above.length;
  const choices = useRead(cascade.call, isOpen ? cascade.inputOf(chosen) : undefined, cascade.choicesOf);
  useClearedBelow(source, above);

  useFieldCheck(source, (value) => {
    const isOffered = !isId(value) || !choices.data || choices.data.some(({ id }) => id === value);
    // The record's unchanged value may be saved again, even if it is no longer offered.
    const stands = [...above, source].every((field) => !getFieldState(field).isDirty);
    return isOffered || stands ? undefined : say(cascade.misfit);
  });

  // Only the next one is said: all together would take several lines below a narrow box.
  const next = above.find((_, place) => !isId(values[place]));
  return (
    <ReferenceInput
      source={source}
      choices={choices}
      closed={next && translate('ui.choose_first', { field: translate(`fields.${next}`) })}
      none={cascade.none}
      adds={cascade.adds?.(chosen)}
      standing={standing.safeParse({ id: record?.[source], name: record?.[cascade.name] }).data}
    />
  );
}

const standing = z.object({ id: z.int(), name: z.string().check(z.minLength(1)) });
