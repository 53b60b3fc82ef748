import { type ReactNode, useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { z } from 'zod/mini';
import { withoutCourse } from '@/components/form/filterDefaults';
import type { UnsureCourse } from '../opening';
import { GoneCourse, useGoneCourse } from './knownCourses';
import { SearchForm } from './SearchForm';

/** What is filled in before a list reads its rows: a schema, and the inputs of its fields. */
export interface ListFilter {
  schema: z.ZodMiniObject;
  inputs: ReactNode;
  /** A notice about the found rows, above them. */
  notice?: ReactNode;
}

interface FilterFormProps extends Omit<ListFilter, 'notice'> {
  /** The filter's course, where nobody has made sure of it yet. */
  unsure?: UnsureCourse | undefined;
  /** The form's place until then. */
  place?: ReactNode;
}

/** The inputs above a list whose rows come from a search; their values are in the address. */
export function FilterForm({ unsure, place, ...form }: FilterFormProps) {
  const { filterValues, setFilters } = useListContext();
  const isGone = useGoneCourse(unsure, () => setFilters(withoutCourse(filterValues)));
  // Words that narrow the rows that were found are searched for elsewhere.
  const values = useMemo(() => Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== 'q')), [filterValues]);
  const { q } = filterValues;
  if (unsure) return place;
  return (
    <>
      {isGone && <GoneCourse schema={form.schema} values={values} />}
      <SearchForm {...form} values={values} onSearch={(found) => setFilters({ ...found, ...(q && { q }) })} />
    </>
  );
}
