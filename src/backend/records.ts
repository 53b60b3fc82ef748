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

/** The record that an address means: digits are an id, anything else is a slug, where records have one. */
export async function findByIdOrSlug<Record>(
  finder: Pick<Finder<Record>, 'byId'> & Partial<Finder<Record>>,
  idOrSlug: string,
): Promise<Record | undefined> {
  if (!/^\d+$/.test(idOrSlug)) return finder.bySlug?.(idOrSlug);
  const iid = id.safeParse(Number(idOrSlug));
  return iid.success ? finder.byId(iid.data) : undefined;
}

/** A row of an area whose wire calls its `iid` an `id`. Source: admin areas, section 3. */
export const withId = <Row extends { iid: number }>({ iid, ...row }: Row) => ({ id: iid, ...row });
