import { z } from 'zod/mini';
import { id } from '@/contract/fields';
import { say } from '@/contract/message';
import { Refusal } from '../refusal';

/** The most rows of one answer. */
const mostRows = 1000;

const pair = z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0))]);
const filter = z.object({
  id: z.optional(z.union([id, z.array(id).check(z.maxLength(mostRows))])),
  area: z.optional(z.union([z.string(), z.array(z.string())])),
  record: z.optional(z.union([id, z.array(id).check(z.maxLength(mostRows))])),
});

/** Which rows of a resource are asked for, in the form of ra-data-simple-rest: JSON in `sort`, `range` and `filter`. */
export interface ListQuery {
  filter: z.infer<typeof filter>;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** Parses the query of a list; both resources are sorted by their ids alone. Throws a refusal. */
export function listQuery(params: Readonly<Record<string, string>>): ListQuery {
  const order = parsed(z.tuple([z.literal('id'), z.enum(['ASC', 'DESC'])]), params['sort']) ?? ['id', 'DESC'];
  const [first, last] = parsed(pair, params['range']) ?? [0, 24];
  const wanted = parsed(filter, params['filter']) ?? {};
  return {
    filter: wanted,
    order: order[1] === 'ASC' ? 'asc' : 'desc',
    offset: first,
    limit: Math.min(Math.max(last - first + 1, 0), mostRows),
  };
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, json: string | undefined): z.infer<Schema> | undefined {
  if (json === undefined) return undefined;
  const value = schema.safeParse(fromJson(json));
  if (!value.success) throw new Refusal(400, { msg: say('invalid_fields') });
  return value.data;
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
