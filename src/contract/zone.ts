import { z } from 'zod/mini';
import { defineCalls, get } from './call';
import { nested } from './replies';

/** A zone of Nepal, with an id that only the server reads. Source: admin areas, section 3. */
const zone = z.object({ encoded_id: z.string(), zone_name: z.string(), zone_name_nep: z.nullish(z.string()) });

/** A district of a zone, with such an id. */
const district = z.object({ encoded_id: z.string(), district_name: z.string(), district_name_nep: z.nullish(z.string()) });

/** The zones and districts of Nepal. Source: admin areas, sections 4 and 7. */
export const zoneCalls = defineCalls('account', {
  getZones: get('/company/zones', {
    summary: 'The zones of Nepal, by their English names',
    reply: nested(zone),
  }),
  getDistrictsByZone: get('/company/districts/{encodedZoneId}', {
    summary: 'The districts of a zone, by their English names',
    reply: nested(district),
  }),
});
