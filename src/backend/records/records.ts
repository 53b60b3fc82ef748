import type { Context } from '@/backend/handler';
import { fieldRefusal, Refusal } from '@/backend/refusal';
import { type NotFoundKey, say } from '@/contract/message';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';

/** Returns the audit columns of a new record. */
export const created = ({ person, now }: Context) => ({
  created_by: person.username,
  created_date: now.toISOString(),
  modified_by: null,
  modified_date: null,
  modified_remarks: null,
});

/** Returns the audit columns of a change; without remarks, the present ones stay. */
export const changed = ({ person, now }: Context, modified_remarks?: string) => ({
  modified_by: person.username,
  modified_date: now.toISOString(),
  ...(modified_remarks !== undefined && { modified_remarks }),
});

/** Returns the record, or throws a 404 that says what is missing. */
export function found<Record>(record: Record | undefined, missing: NotFoundKey): Record {
  if (record === undefined) throw new Refusal(404, { msg: say(missing) });
  return record;
}

/** Returns the record that a form's field refers to, or throws a refusal at the field. */
export function referred<Record>(record: Record | undefined, field: string): Record {
  if (record === undefined) throw fieldRefusal(field, say('must_be_id'));
  return record;
}

/** Looks up the records of an area. */
export interface Finder<Record> {
  byId(iid: number): Promise<Record | undefined>;
  bySlug(slug: string): Promise<Record | undefined>;
  /** Returns which of these slugs records have. */
  slugsAmong(slugs: readonly string[]): Promise<{ slug: string }[]>;
}

/** Finds the record in an address: digits are an id, anything else is a slug, if the records have slugs. */
export async function findByIdOrSlug<Record>(
  finder: Pick<Finder<Record>, 'byId'> & Partial<Finder<Record>>,
  idOrSlug: string,
): Promise<Record | undefined> {
  if (!/^\d+$/.test(idOrSlug)) return finder.bySlug?.(idOrSlug);
  const iid = wholeNumberIn(idOrSlug);
  return iid === undefined ? undefined : finder.byId(iid);
}

/** Returns the id in an address; 0, which no record has, where it isn't one. */
export const idIn = (text: string): number => wholeNumberIn(text) ?? 0;

/** Renames `iid` to `id`, for areas whose wire calls it so. Source: admin areas, section 3. */
export const withId = <Row extends { iid: number }>({ iid, ...row }: Row) => ({ id: iid, ...row });
