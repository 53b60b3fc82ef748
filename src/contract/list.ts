import { z } from 'zod/mini';
import { get } from './call';
import { id } from './fields';

/** The most rows of one answer. */
export const mostRows = 1000;

/** How many rows a list has at most: what comes after them is found by a filter alone. */
export const mostListed = 10_000;

/** The most characters of a part of a query: room for the ids of so many rows. */
const longestPart = 20_000;

const json = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.pipe(z.string().check(z.maxLength(longestPart)), z.transform(fromJson)), schema);

const place = z.int().check(z.minimum(0));
const ids = z.optional(z.union([id, z.array(id).check(z.maxLength(mostRows))]));
const name = z.string().check(z.maxLength(50));

/**
 * Which rows of a list are asked for, in the form of ra-data-simple-rest: JSON in `sort`, `range` and `filter`. They are sorted by their ids
 * alone; `range` has the places of the first and the last one.
 */
const listQuery = z.object({
  sort: z._default(json(z.tuple([z.literal('id'), z.enum(['ASC', 'DESC'])])), ['id', 'DESC']),
  range: z._default(json(z.tuple([place, place])), [0, 24]),
  filter: z._default(json(z.object({ id: ids, area: z.optional(z.union([name, z.array(name)])), record: ids })), {}),
});
export type ListQuery = z.output<typeof listQuery>;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A list in the form of ra-data-simple-rest: the rows that its query asks for, and in `Content-Range` how many there are. */
export const list = <const P extends string, Row extends z.ZodMiniType>(
  path: P,
  { summary, row }: { summary: string; row: Row },
) => ({ ...get(path, { summary, reply: z.object({ rows: z.array(row), total: z.int() }) }), query: listQuery });
