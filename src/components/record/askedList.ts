import type { SortPayload } from 'react-admin';
import { z } from 'zod/mini';
import { preprocess } from '@/contract/preprocess';

/** What an address says of the list that it leads back to. */
interface AskedList {
  page: number;
  perPage: number;
  /** Undefined for the list's own order. */
  sort: SortPayload | undefined;
  filter: Record<string, unknown>;
}

/**
 * Returns which rows a list would show at an address with this search. Without one, those of the last visit as react-admin has kept it, but
 * for the search words, which the list then drops, too (`useOpening`).
 */
export function askedList(search: string, kept: unknown): AskedList {
  const isKept = search === '';
  const said = query.parse(isKept ? Object(kept) : Object.fromEntries(new URLSearchParams(search)));
  const { page, perPage, sort: field, order, filter } = said;
  const { q, ...others } = filter;
  return { page, perPage, sort: field && order ? { field, order } : undefined, filter: isKept ? others : filter };
}

const whole = z.coerce.number().check(z.int(), z.positive());

/** An address has the filter as a text. */
function parsed(filter: unknown): unknown {
  try {
    return typeof filter === 'string' ? JSON.parse(filter) : filter;
  } catch {
    return undefined;
  }
}

// What makes no sense means the list's own.
const query = z.object({
  page: z.catch(whole, 1),
  perPage: z.catch(whole, 10),
  sort: z.catch(z.optional(z.string()), undefined),
  order: z.catch(z.optional(z.enum(['ASC', 'DESC'])), undefined),
  filter: z.catch(preprocess(parsed, z.record(z.string(), z.unknown())), {}),
});
