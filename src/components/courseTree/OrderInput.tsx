import { useEffect, useRef } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { useDigits } from '@/components/useDigits';

/** A place among siblings: one that is taken has the title of who stands there, where the server tells it. */
export interface Place {
  order: number;
  title?: string;
}

interface OrderInputProps {
  source: string;
  /** What it stands below, as the form has it. */
  parent: unknown;
  /** The read that answers the parent's places, the next free one last. */
  places: { data: readonly Place[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The place of a record among its siblings. It starts with the next free one, and again when the parent is changed. */
export function OrderInput({ source, parent, places: { data, error, isFetching, refetch } }: OrderInputProps) {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const { resetField } = useFormContext();
  const { isReady } = useFormState();
  const chosen: unknown = useWatch({ name: source });
  const last = useRef(parent);
  const free = data?.at(-1)?.order;

  useEffect(() => {
    // A form that is just coming up is set back once more.
    if (!isReady || free === undefined || isFetching) return;
    const moved = last.current !== parent;
    last.current = parent;
    if (moved || chosen === null) resetField(source, { defaultValue: free });
  }, [isReady, free, isFetching, parent, chosen, source, resetField]);

  const taken = data ?? [];
  // The chosen place is among the choices while those of another parent are on their way, too.
  const isMissing = typeof chosen === 'number' && !taken.some(({ order }) => order === chosen);
  const choices = isMissing ? [...taken, { order: chosen, title: '…' }] : taken;

  const digits = useDigits();
  useFieldText(source, (place) => (typeof place === 'number' ? digits(place) : undefined));

  if (error) return <LoadFailed what={translate(`fields.${source}`)} error={error} retry={refetch} />;
  return (
    <SelectInput
      source={source}
      choices={choices.map((place) => ({ id: place.order, name: textOf(place, taken, translate) }))}
      // Only what is drawn: the form takes a disabled input to hold nothing, and would not save what it holds.
      slotProps={{ select: { disabled: data === undefined } }}
      isRequired={required}
      helperText={data === undefined && !isFetching ? 'course_tree.choose_parent_first' : false}
      translateChoice={false}
      fullWidth
    />
  );
}

function textOf({ order, title }: Place, places: readonly Place[], translate: (key: string, values: object) => string): string {
  if (title !== undefined) return translate('course_tree.place', { place: order, title });
  const named = places.filter((place) => place.title !== undefined);
  const isAtEnd = named.length > 0 && named.every((place) => place.order < order);
  return translate(isAtEnd ? 'course_tree.place_at_end' : 'course_tree.place_number', { place: order });
}
