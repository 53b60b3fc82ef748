import { encodedId } from '@/backend/encodedId';
import type { FieldText } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import { misfits } from '@/contract/misfits';

/** Finds the zone of an encoded id. Ids are compared, never decoded: whoever has one got it from here. */
export async function findZone(store: Store, encoded: string): Promise<number | undefined> {
  const zones = await store.list('zone', { columns: ['iid'] });
  return zones.find(({ iid }) => encodedId('zone', iid) === encoded)?.iid;
}

/** Finds the district of an encoded id, and its zone. */
async function findDistrict(store: Store, encoded: string) {
  const districts = await store.list('district', { columns: ['iid', 'zone_iid'] });
  return districts.find(({ iid }) => encodedId('district', iid) === encoded);
}

/** A zone and a district in it, as a form names them. */
interface Chosen {
  zone: string;
  district: string;
}

/** Returns the ids of a zone and its district; refuses wrong ones at these fields. */
export async function placeOf(store: Store, { zone, district }: Chosen, fields: Chosen) {
  const zone_iid = await findZone(store, zone);
  const found = await findDistrict(store, district);
  const faults: FieldText[] = [];
  if (zone_iid === undefined) faults.push([fields.zone, say('must_be_id')]);
  if (!found) faults.push([fields.district, say('must_be_id')]);
  else if (zone_iid !== undefined && found.zone_iid !== zone_iid) faults.push([fields.district, say(misfits.district)]);
  return { zone_iid: zone_iid ?? 0, district_iid: found?.iid ?? 0, faults };
}
