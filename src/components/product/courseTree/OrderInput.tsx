import { useEffect, useRef } from 'react';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';

/** A place among siblings; a taken one has the title of its record, if the server sends it. */
export interface Place {
  order: number;
  title?: string;
}

interface OrderInputProps {
  source: string;
  /** The id of the parent, as the form holds it. */
  parent: unknown;
  /** The read that returns the parent's places, the next free one last. */
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
    // A form that is still mounting resets its values once more.
    if (!isReady || free === undefined || isFetching) return;
    const moved = last.current !== parent;
    last.current = parent;
    if (moved || chosen === null) resetField(source, { defaultValue: free });
  }, [isReady, free, isFetching, parent, chosen, source, resetField]);

  const taken = data ?? [];
  // Keeps the chosen place among the choices also while those of another parent load.
  const isMissing = typeof chosen === 'number' && !taken.some(({ order }) => order === chosen);
  const choices = isMissing ? [...taken, { order: chosen, title: '…' }] : taken;

  const digits = useDigits();
  useFieldText(source, (place) => (typeof place === 'number' ? digits(place) : undefined));

  if (error) return <LoadFailed what={translate(`fields.${source}`)} error={error} retry={refetch} />;
  return (
    <SelectInput
      source={source}
      choices={choices.map((place) => ({ id: place.order, name: textOf(place, taken, translate) }))}
      optionText={<PlaceName />}
      // Only the box is disabled: react-hook-form takes a disabled input for an empty one, and wouldn't save its value.
      slotProps={{ select: { disabled: data === undefined, SelectDisplayProps: { 'aria-required': required } } }}
      isRequired={required}
      helperText={data === undefined && !isFetching ? 'course_tree.choose_parent_first' : false}
      translateChoice={false}
      fullWidth
    />
  );
}

/** The text of a choice: it may name a record in another language. */
const PlaceName = () => <Words text={String(useRecordContext()?.name ?? '')} />;

function textOf({ order, title }: Place, places: readonly Place[], translate: (key: string, values: object) => string): string {
  if (title !== undefined) return translate('course_tree.place', { place: order, title });
  const named = places.filter((place) => place.title !== undefined);
  const isAtEnd = named.length > 0 && named.every((place) => place.order < order);
  return translate(isAtEnd ? 'course_tree.place_at_end' : 'course_tree.place_number', { place: order });
}
