import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFieldCheck } from '@/components/form/fieldChecks';
import type { ReferenceChoice } from '@/components/inputs/matchingChoices';
import { isId, ReferenceInput } from '@/components/inputs/ReferenceInput';
import type { Call, Input, Reply } from '@/contract/call';
import { type RuleKey, say } from '@/contract/message';
import { useRead } from '@/providers/data/useRead';
import { useClearedBelow } from './useClearedBelow';

/** A choice that goes by those above it. */
export interface Cascade<C extends Call, Id extends number | string = number> {
  /** Answers the choices. */
  call: C;
  /** What it is asked, by what is chosen above, the outermost first. */
  inputOf: (chosen: readonly Id[]) => Input<C>;
  choicesOf: (answer: Reply<C>) => ReferenceChoice[];
  /** The field by which a record names the one that it refers to. */
  name: string;
  /** What is said of one that doesn't belong to what is chosen above. */
  misfit: RuleKey;
  /** What is said where there is nothing to choose, a key, where that has a reason of its own. */
  none?: string;
}

interface CascadeInputProps<C extends Call, Id extends number | string> {
  source: string;
  /** The fields above it, the outermost first. */
  above: readonly string[];
  cascade: Cascade<C, Id>;
}

/** A record among those of what is chosen above it: closed until that is chosen, emptied when a person chooses another there. */
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
    // As it stood it may be saved again, although it isn't offered any more.
    const stands = [...above, source].every((field) => !getFieldState(field).isDirty);
    return isOffered || stands ? undefined : say(cascade.misfit);
  });

  const unchosen = above.filter((_, place) => !isId(values[place])).map((field) => translate(`fields.${field}`));
  return (
    <ReferenceInput
      source={source}
      choices={choices}
      closed={isOpen ? undefined : translate('ui.choose_first', { fields: unchosen.join(', ') })}
      none={cascade.none}
      standing={standing.safeParse({ id: record?.[source], name: record?.[cascade.name] }).data}
    />
  );
}

const standing = z.object({ id: z.int(), name: z.string().min(1) });
