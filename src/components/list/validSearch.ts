import type { SortPayload } from 'react-admin';
import { z } from 'zod/mini';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import type { PageSizes } from './table/Pager';

/** What a list accepts from an address. */
interface Listed {
  sort: SortPayload;
  sizes: PageSizes;
  /** The filter that is required before reading rows. */
  filterSchema?: z.ZodMiniObject | undefined;
  /** Whether its server pages it, so that nothing is searched or sorted here. */
  serverPaged?: boolean;
  /** Whether it has a search box. */
  searched?: boolean;
}

/** Returns an address's search with invalid parameters replaced by the list's defaults. */
export function validSearch(search: string, listed: Listed): string {
  const { sort, sizes, filterSchema = z.object({}), serverPaged = false, searched = true } = listed;
  const wanted = new URLSearchParams(search);
  const defaults = { page: '1', perPage: String(sizes[0]), sort: sort.field, order: sort.order, filter: '{}' };
  // A sort needs its order: without one react-admin sorts descending.
  const stands = (name: string) => wanted.has(name === 'order' && wanted.has('sort') ? 'sort' : name);
  const words = searched ? { q: z.optional(z.string()) } : {};
  const senses: Record<keyof typeof defaults, Sense> = {
    page: (text) => wholeNumberIn(text) !== undefined,
    perPage: (text) => sizes.some((size) => String(size) === text),
    sort: (text) => (serverPaged ? text === sort.field : text !== ''),
    order: (text) => (serverPaged ? text === sort.order : text === 'ASC' || text === 'DESC'),
    filter: isFilter(z.strictObject({ ...z.partial(filterSchema).shape, ...words })),
  };
  const senseless = parameters.filter((name) => stands(name) && !makesSense(senses[name], wanted.getAll(name)));
  for (const name of senseless) wanted.set(name, defaults[name]);
  // A valid search stays unchanged: another spelling would be another address.
  return senseless.length === 0 ? search : `?${wanted}`;
}

const parameters = ['page', 'perPage', 'sort', 'order', 'filter'] as const;

type Sense = (text: string) => boolean;

/** A parameter that occurs twice is invalid too. */
const makesSense = (sense: Sense, [text = '', ...others]: readonly string[]) => others.length === 0 && sense(text);

/** Allows what the list's search box and form can set: another filter would hide rows, and nobody could remove it. */
const isFilter =
  (filter: z.ZodMiniType): Sense =>
  (text) => {
    try {
      return filter.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  };
