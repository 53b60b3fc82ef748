import { decodedId } from '@/backend/records/encodedId';
import type { FieldText } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import { misfits } from '@/contract/misfits';

/** Finds the zone, or the district, of an encoded id. */
export async function findPlace<T extends 'district' | 'zone'>(store: Store, table: T, encoded: string) {
  const iid = decodedId(table, encoded);
  return iid === undefined ? undefined : store.get(table, iid);
}

/** A zone and a district in it, as a form names them. */
interface Chosen {
  zone: string;
  district: string;
}

/** Returns the ids of a zone and its district; refuses wrong ones at these fields. */
export async function placeOf(store: Store, { zone, district }: Chosen, fields: Chosen) {
  const zone_iid = (await findPlace(store, 'zone', zone))?.iid;
  const found = await findPlace(store, 'district', district);
  const faults: FieldText[] = [];
  if (zone_iid === undefined) faults.push([fields.zone, say('must_be_id')]);
  if (!found) faults.push([fields.district, say('must_be_id')]);
  else if (zone_iid !== undefined && found.zone_iid !== zone_iid) faults.push([fields.district, say(misfits.district)]);
  return { zone_iid: zone_iid ?? 0, district_iid: found?.iid ?? 0, faults };
}
