import type { SortPayload } from 'react-admin';
import { z } from 'zod';
import { pageSizes } from './pageSizes';

/** An address's search as a list can take it: in place of a parameter that makes no sense stands what a list opens with. */
export function soundSearch(search: string, { field, order }: SortPayload): string {
  const wanted = new URLSearchParams(search);
  const defaults = { page: '1', perPage: String(pageSizes[0]), sort: field, order, filter: '{}' };
  // A sort needs its order: without one react-admin has it descend.
  const stands = (name: string) => wanted.has(name === 'order' && wanted.has('sort') ? 'sort' : name);
  const senseless = Object.entries(defaults).filter(([name]) => stands(name) && !makesSense(name, wanted.getAll(name)));
  for (const [name, value] of senseless) wanted.set(name, value);
  // As it was where all is well: the same in another spelling would be another address.
  return senseless.length === 0 ? search : `?${wanted}`;
}

/** A parameter that stands there twice makes no sense either. */
const makesSense = (name: string, [text = '', ...others]: readonly string[]) =>
  others.length === 0 && (senses.get(name)?.(text) ?? true);

const senses = new Map<string, (text: string) => boolean>([
  ['page', (text) => /^[1-9]\d{0,8}$/.test(text)],
  ['perPage', (text) => pageSizes.some((size) => String(size) === text)],
  ['sort', (text) => text !== ''],
  ['order', (text) => text === 'ASC' || text === 'DESC'],
  ['filter', isFilter],
]);

/** What the list's search box sets: another filter would hide rows, and nothing could take it off. */
const filter = z.strictObject({ q: z.string().optional() });

function isFilter(text: string): boolean {
  try {
    return filter.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
