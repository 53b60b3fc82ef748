import { useEffect, useRef } from 'react';
import { SelectInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { useFieldRules } from '@/components/form/fieldRules';

/** A place among siblings: one that is taken has the title of who stands there, the next free one has none. */
export interface Place {
  order: number;
  title?: string;
}

interface OrderFieldProps {
  source: string;
  /** What it stands below, as the form has it. */
  parent: unknown;
  /** The read that answers the parent's places, the next free one last. */
  places: { data: readonly Place[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The place of a record among its siblings. It starts with the next free one, and again when the parent is changed. */
export function OrderField({ source, parent, places: { data, error, isFetching, refetch } }: OrderFieldProps) {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const { getValues, resetField } = useFormContext();
  const last = useRef(parent);
  const free = data?.at(-1)?.order;

  useEffect(() => {
    if (free === undefined || isFetching) return;
    const moved = last.current !== parent;
    last.current = parent;
    if (moved || getValues(source) === null) resetField(source, { defaultValue: free });
  }, [free, isFetching, parent, source, getValues, resetField]);

  if (error) return <LoadFailed error={error} retry={refetch} />;
  return (
    <SelectInput
      source={source}
      choices={(data ?? []).map((place) => ({ id: place.order, name: textOf(place, translate) }))}
      isPending={isFetching}
      disabled={data === undefined}
      isRequired={required}
      helperText={data === undefined && !isFetching ? 'course_tree.choose_parent_first' : false}
      translateChoice={false}
      fullWidth
    />
  );
}

const textOf = ({ order, title }: Place, translate: (key: string, values: object) => string) =>
  title === undefined
    ? translate('course_tree.place_at_end', { place: order })
    : translate('course_tree.place', { place: order, title });
