import type { SortPayload } from 'react-admin';
import { z } from 'zod';
import { pageSizes } from './pageSizes';

/** An address's search as a list can take it: in place of a parameter that makes no sense stands what a list opens with. */
export function soundSearch(search: string, { field, order }: SortPayload, asked: z.ZodObject = z.object({})): string {
  const wanted = new URLSearchParams(search);
  const defaults = { page: '1', perPage: String(pageSizes[0]), sort: field, order, filter: '{}' };
  // A sort needs its order: without one react-admin has it descend.
  const stands = (name: string) => wanted.has(name === 'order' && wanted.has('sort') ? 'sort' : name);
  const filter = z.strictObject({ ...asked.partial().shape, q: z.string().optional() });
  const senseless = Object.entries(defaults).filter(
    ([name]) => stands(name) && !makesSense(name === 'filter' ? isFilter(filter) : senses.get(name), wanted.getAll(name)),
  );
  for (const [name, value] of senseless) wanted.set(name, value);
  // As it was where all is well: the same in another spelling would be another address.
  return senseless.length === 0 ? search : `?${wanted}`;
}

/** A parameter that stands there twice makes no sense either. */
const makesSense = (sense: Sense = () => true, [text = '', ...others]: readonly string[]) => others.length === 0 && sense(text);

type Sense = (text: string) => boolean;

const senses = new Map<string, Sense>([
  ['page', (text) => /^[1-9]\d{0,8}$/.test(text)],
  ['perPage', (text) => pageSizes.some((size) => String(size) === text)],
  ['sort', (text) => text !== ''],
  ['order', (text) => text === 'ASC' || text === 'DESC'],
]);

/** What the list's search box and its form set: another filter would hide rows, and nothing could take it off. */
const isFilter =
  (filter: z.ZodObject): Sense =>
  (text) => {
    try {
      return filter.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  };
