import { type GetListParams, useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { everyRow } from './listDefaults';
import { useListRead } from './useListRead';
import { useShownRecord } from './useShownName';

/** A record beside another in a list. */
export interface Neighbour {
  id: string;
  /** The page that it is on, if its server gives the list page by page. */
  page: number | undefined;
}

interface Neighbours {
  /** The previous and the next record; undefined at the ends. */
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** The record's place in the list, from 1, and the list's length. */
  place: number;
  count: number;
}

/** Returns the neighbours of the record that the route names, in the list to which it belongs; undefined if it isn't in one. */
export function useNeighbours(): Neighbours | undefined {
  const { id: named } = useParams();
  // An address may name it by its slug.
  const id = String(useShownRecord()?.id ?? named);
  const { resource = '', params = nothing, isPaged = false } = useListRead() ?? {};
  const { pagination } = params;
  const { data = [], total = 0 } = useGetList(resource, params, { enabled: resource !== '' });
  const last = Math.max(1, Math.ceil(total / pagination.perPage));
  // A page past the end has the rows of the last one.
  const page = Math.min(pagination.page, last);
  const ids = data.map((record) => String(record.id));
  const index = ids.indexOf(id);

  const isFirst = index === 0 && page > 1;
  const isLast = index >= 0 && index === ids.length - 1 && page < last;
  const before = useGetList(resource, onPage(params, page - 1), { enabled: isPaged && isFirst });
  const after = useGetList(resource, onPage(params, page + 1), { enabled: isPaged && isLast });
  if (index < 0) return undefined;
  const at = (other: unknown, number: number): Neighbour | undefined =>
    other === undefined ? undefined : { id: String(other), page: isPaged ? number : undefined };
  return {
    previous: isFirst ? at(before.data?.at(-1)?.id, page - 1) : at(ids[index - 1], page),
    next: isLast ? at(after.data?.at(0)?.id, page + 1) : at(ids[index + 1], page),
    place: (page - 1) * pagination.perPage + index + 1,
    count: total,
  };
}

const nothing = { pagination: everyRow };

const onPage = <Params extends GetListParams & { pagination: object }>(params: Params, page: number) => ({
  ...params,
  pagination: { ...params.pagination, page },
});
