import { useContext } from 'react';
import { type GetListParams, useGetList, useResourceContext } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { z } from 'zod/mini';
import { ListRead, lastRead } from './listRead';

interface Neighbours {
  /** The ids of the previous and the next record; undefined at the ends. */
  previous: string | undefined;
  next: string | undefined;
  /** The record's place in the list, from 1, and the list's length. */
  place: number;
  count: number;
}

/** Returns the neighbours of the record that the route names, in the list that it was opened from; undefined if it isn't in one. */
export function useNeighbours(): Neighbours | undefined {
  const { id } = useParams();
  const { search } = useLocation();
  const resource = useResourceContext() ?? '';
  const params = useContext(ListRead) ?? lastRead.get(resource) ?? paramsOf(search);
  const { data = [] } = useGetList(resource, params);
  const ids = data.map((record) => String(record.id));
  const index = ids.indexOf(id ?? '');
  if (index < 0) return undefined;
  return { previous: ids[index - 1], next: ids[index + 1], place: index + 1, count: ids.length };
}

const whole = z.coerce.number().check(z.int(), z.positive());
// The defaults of a list's address.
const page = z.object({ page: z.catch(whole, 1), perPage: z.catch(whole, 10) });

/** Returns the parameters of a list that its server pages, or that this tab hasn't shown: its page, which is in the record's address. */
const paramsOf = (search: string): GetListParams => ({
  pagination: page.parse(Object.fromEntries(new URLSearchParams(search))),
});
