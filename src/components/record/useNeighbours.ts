import { useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { everyRow } from './listRead';
import { useShownRecord } from './names';
import { type Read, useListRead } from './useListRead';

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
  const { rows, before, total } = useRowsAround(useListRead() ?? none, id);
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return undefined;
  return { previous: rows[index - 1], next: rows[index + 1], place: before + index + 1, count: total };
}

const none: Read = { resource: '', params: { pagination: everyRow }, isPaged: false };

/** Returns the rows of a list's page, from the page beside it too if the record is at its end, and how many rows are before them. */
function useRowsAround(list: Read, id: string) {
  const { page: wanted, perPage } = list.params.pagination;
  const { rows: own, total } = usePage(list, wanted, list !== none);
  const last = Math.max(1, Math.ceil(total / perPage));
  // A page past the end has the rows of the last one.
  const page = Math.min(wanted, last);
  const { rows: before } = usePage(list, page - 1, page > 1 && own[0]?.id === id);
  const { rows: after } = usePage(list, page + 1, page < last && own.at(-1)?.id === id);
  const here = list.isPaged ? page : undefined;
  return {
    rows: [...before, ...own.map((row) => ({ ...row, page: here })), ...after],
    before: (page - 1) * perPage - before.length,
    total,
  };
}

function usePage({ resource, params, isPaged }: Read, page: number, enabled: boolean) {
  const { data = [], total = 0 } = useGetList(resource, { ...params, pagination: { ...params.pagination, page } }, { enabled });
  const rows = enabled ? data.map(({ id }): Neighbour => ({ id: String(id), page: isPaged ? page : undefined })) : [];
  return { rows, total };
}
