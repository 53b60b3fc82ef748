import type { UpdateParams } from 'react-admin';
import type { Adapter, WireRow } from '@/contract/adapter';
import { fieldsIn } from '@/domain/fieldsIn';
import type { SendOptions } from '@/providers/api/client';

// react-admin's verbs return whatever record type their caller names: here a row becomes one, since `Object` returns any type.
const asNamedByCaller = (record: WireRow) => Object(record);

/** Returns a record of which only the id is known. */
export const identified = (id: number | string) => asNamedByCaller({ id });

/** A new record about which its server returned nothing: react-admin needs an id, and no record has this one. */
export const unknownRecord = identified('');
export const isUnknown = (record: { readonly id?: unknown } | undefined): boolean => record?.id === '';

/** Makes a record of react-admin: its `id` is the wire's `iid` (or `id`, or a tag's `tag_id`). Throws where a row has none. */
export function recordOf(adapter: Adapter, value: unknown) {
  const row = fieldsIn(value);
  const renamed = adapter.toRecord ? adapter.toRecord(row) : row;
  return asNamedByCaller({ ...renamed, id: idOf(row) });
}

function idOf({ iid, id, tag_id }: WireRow): unknown {
  const own = [iid, id, tag_id].find(Number.isSafeInteger);
  if (own === undefined) throw new Error('The row has no id');
  return own;
}

/** Returns the version of the record that an update is based on, as `If-Match` has it; the record as it was read says it. */
export function versionTag({ area }: Adapter, { id, meta }: UpdateParams): Pick<SendOptions, 'version'> {
  const version: unknown = meta?.version;
  return area && typeof version === 'string' ? { version: `"${area}/${id}/${version}"` } : {};
}
