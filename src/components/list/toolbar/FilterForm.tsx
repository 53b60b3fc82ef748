import { type ReactNode, useMemo } from 'react';
import { useListContext } from 'react-admin';
import type { z } from 'zod/mini';
import { SearchForm } from './SearchForm';

/** What is filled in before a list reads its rows: a schema, and the inputs of its fields. */
export interface ListFilter {
  schema: z.ZodMiniObject;
  inputs: ReactNode;
  /** A notice about the found rows, above them. */
  notice?: ReactNode;
}

/** The inputs above a list whose rows come from a search; their values are in the address. */
export function FilterForm(form: Omit<ListFilter, 'notice'>) {
  const { filterValues, setFilters } = useListContext();
  // Words that narrow the rows that were found are searched for elsewhere.
  const values = useMemo(() => Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== 'q')), [filterValues]);
  const { q } = filterValues;
  return <SearchForm {...form} values={values} onSearch={(found) => setFilters({ ...found, ...(q && { q }) })} />;
}
