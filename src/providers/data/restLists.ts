import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { mostRows } from '@/contract/list';
import type { Client } from '@/providers/api/client';
import { readReply } from '@/providers/api/readReply';

/** A resource below `/rest` whose list is read whole, and how a row of it is read. */
interface WholeList {
  resource: string;
  row: z.ZodMiniType;
}

const known = z.array(z.looseObject({ id: z.number() }));

/** Returns the records of such a list, if it was read. */
export const cachedRows = (queries: QueryClient, resource: string) => known.parse(queries.getQueryData(['rest', resource]) ?? []);

/** Makes a row, as screens show it, of a wire row. */
export const shownRow = ({ resource, row }: WholeList, sent: unknown): object => Object(readReply(row, sent, resource));

/** Reads all rows of a resource, the newest first; every reader shares the answer. */
export const wholeListQuery = (client: Client, list: WholeList) => ({
  queryKey: ['rest', list.resource],
  staleTime: 30_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const rows: object[] = [];
    for (let offset = 0, isWhole = false; !isWhole; offset += mostRows) {
      const range = JSON.stringify([offset, offset + mostRows - 1]);
      const query = new URLSearchParams({ range, sort: '["id","DESC"]' });
      const { body } = await client.rest({ method: 'GET', path: `/rest/${list.resource}?${query}`, signal });
      const page = readReply(z.array(z.unknown()), body, list.resource);
      rows.push(...page.map((row) => shownRow(list, row)));
      isWhole = page.length < mostRows;
    }
    return rows;
  },
});
