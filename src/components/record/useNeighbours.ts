import { useContext } from 'react';
import { type GetListParams, useGetList, useResourceContext } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { z } from 'zod';
import { ListRead, lastRead } from './listRead';

interface Neighbours {
  /** The ids of the records before and after; undefined at the ends. */
  previous: string | undefined;
  next: string | undefined;
  /** Which of them it is, from 1, and how many they are. */
  place: number;
  count: number;
}

/** The records beside the one that the route names, in the list that it was opened from; undefined where it stands in none. */
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

const whole = z.coerce.number().int().positive();
// Without a word a list opens with these.
const page = z.object({ page: whole.catch(1), perPage: whole.catch(10) });

/** Of a list that comes page by page, or that this tab hasn't shown: its page, which stands in the address of its record. */
const paramsOf = (search: string): GetListParams => ({
  pagination: page.parse(Object.fromEntries(new URLSearchParams(search))),
});
