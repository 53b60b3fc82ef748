import { id } from '@/contract/fields';
import { type NotFoundKey, say } from '@/contract/message';
import type { Context } from './handler';
import { fieldRefusal, Refusal } from './refusal';

/** The audit columns of a new record. */
export const created = ({ person, now }: Context) => ({
  created_by: person.username,
  created_date: now.toISOString(),
  modified_by: null,
  modified_date: null,
  modified_remarks: null,
});

/** The audit columns of a change; where it comes without remarks, those that stand stay. */
export const changed = ({ person, now }: Context, modified_remarks?: string) => ({
  modified_by: person.username,
  modified_date: now.toISOString(),
  ...(modified_remarks !== undefined && { modified_remarks }),
});

/** The record, or a 404 that says what is missing. */
export function found<Record>(record: Record | undefined, missing: NotFoundKey): Record {
  if (record === undefined) throw new Refusal(404, { msg: say(missing) });
  return record;
}

/** The record that a field of the form refers to, or a refusal that stands at the field. */
export function referred<Record>(record: Record | undefined, field: string): Record {
  if (record === undefined) throw fieldRefusal(field, say('must_be_id'));
  return record;
}

/** How an area's records are looked up. */
export interface Finder<Record> {
  byId(iid: number): Promise<Record | undefined>;
  bySlug(slug: string): Promise<Record | undefined>;
  /** All slugs that begin with this. */
  slugsFrom(startsWith: string): Promise<{ slug: string }[]>;
}

/** The record that an address means: digits are an id, anything else is a slug. */
export async function findByIdOrSlug<Record>(
  finder: Pick<Finder<Record>, 'byId' | 'bySlug'>,
  idOrSlug: string,
): Promise<Record | undefined> {
  if (!/^\d+$/.test(idOrSlug)) return finder.bySlug(idOrSlug);
  const iid = id.safeParse(Number(idOrSlug));
  return iid.success ? finder.byId(iid.data) : undefined;
}

/** A slug of `name` that no record has yet. Two that take one at the same time are told apart by its unique rule. */
export async function uniqueSlug({ slugsFrom }: Pick<Finder<unknown>, 'slugsFrom'>, name: string): Promise<string> {
  const base = slugOf(name);
  const stem = base || 'record';
  const taken = new Set((await slugsFrom(stem)).map(({ slug }) => slug));
  let free = /^\d*$/.test(base) ? `${stem}-1` : base;
  for (let next = 2; taken.has(free); next += 1) free = `${stem}-${next}`;
  return free;
}

/** Lower-case letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    // The joiners inside a Devanagari word don't end it.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
