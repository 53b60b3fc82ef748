import { useState } from 'react';
import { useResourceContext, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { byUsualName, differsFromLast, filterDefaults } from '@/components/form/filterDefaults';
import { askedList } from '@/components/record/useListRead';
import { type PageSizes, useChosenSize } from './table/Pager';

type Values = Readonly<Record<string, unknown>>;

/** The shape in which react-admin stores a list's parameters. */
const kept = z.object({
  sort: z.string(),
  order: z.string(),
  perPage: z.number(),
  filter: z.record(z.string(), z.unknown()),
});

/**
 * Returns the search, the filter and the page size with which a list opens. An address with a search says what it has; one without means
 * the stored parameters of the last visit: on the first page, with the page size of all lists, and without the search words, because
 * somebody who comes back by the menu wouldn't know why rows are missing. What was last searched for in this tab, in whichever list, comes
 * before what is stored, which another tab may have searched for.
 */
export function useOpening(search: string, sizes: PageSizes, schema: z.ZodMiniObject | undefined) {
  // Read once and not followed: react-admin stores the parameters after each step, which would render the whole page again.
  const { getItem } = useStoreContext();
  const resource = useResourceContext();
  const chosenSize = useChosenSize(sizes);
  const perPage = chosenSize ?? sizes[0];
  if (search !== '') return { search, filter: askedList(search, undefined).filter, perPage };
  const { data } = kept.safeParse(getItem(`${resource}.listParams`));
  if (!data) return { search, filter: schema ? filterDefaults(schema) : {}, perPage };
  return { ...returning(data, chosenSize, schema), perPage };
}

/** Returns the search and the filter with which a list that was visited before opens; no search where they are as they are stored. */
function returning(last: z.output<typeof kept>, chosenSize: number | undefined, schema: z.ZodMiniObject | undefined) {
  const { q, ...former } = last.filter;
  const isOther = schema !== undefined && (!schema.safeParse(former).success || differsFromLast(former));
  const filter = isOther ? filterDefaults(schema) : former;
  const perPage = chosenSize ?? last.perPage;
  if (!q && !isOther && last.perPage === perPage) return { search: '', filter };
  const { sort, order } = last;
  const params = { sort, order, page: '1', perPage: String(perPage), filter: JSON.stringify(filter) };
  return { search: `?${new URLSearchParams(params)}`, filter };
}

/** A remembered course with which a list opens, until it is known that there still is one, and what to call then. */
export interface UnsureCourse {
  course: unknown;
  settle: () => void;
}

/** Returns the course of a list's filter as long as nobody has made sure of it; undefined where the address says the filter. */
export function useUnsureCourse(filter: Values): UnsureCourse | undefined {
  const { search, key } = useLocation();
  const { courses } = byUsualName(filter);
  const [{ visit, course, sure }, note] = useState<{ visit?: string; course?: unknown; sure?: unknown }>({});
  const isRemembered = search === '' && visit !== key;
  if (isRemembered) note({ visit: key, course: courses, sure });
  const unsure = isRemembered ? courses : course;
  if (unsure === undefined || unsure === sure || unsure !== courses) return undefined;
  return { course: unsure, settle: () => note((last) => ({ ...last, sure: unsure })) };
}
