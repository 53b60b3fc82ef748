import type { Handlers } from '@/backend/handler';
import { encodedId } from '@/backend/records/encodedId';
import { found } from '@/backend/records/records';
import type { zoneCalls } from '@/contract/zone';
import { findPlace } from './places';

/** Zones and districts. */
export const zoneHandlers: Handlers<typeof zoneCalls> = {
  getZones: async (_, { store }) => {
    const zones = await store.list('zone', { sort: ['zone_name'] });
    return { data: { data: zones.map(({ iid, ...names }) => ({ ...names, encoded_id: encodedId('zone', iid) })) } };
  },

  getDistrictsByZone: async ({ encodedZoneId }, { store }) => {
    const { iid: zone_iid } = found(await findPlace(store, 'zone', encodedZoneId), 'zone_not_found');
    const districts = await store.list('district', { where: { zone_iid }, sort: ['district_name'] });
    return { data: { data: districts.map(({ iid, ...names }) => ({ ...names, encoded_id: encodedId('district', iid) })) } };
  },
};
