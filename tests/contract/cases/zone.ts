import type { CaseSet } from '@tests/contract/caseSet';
import { answerUnwritten, notFound } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { encodedId } from '@/backend/records/encodedId';
import { calls } from '@/contract';

export const zoneCases = {
  getZones: (open) => {
    test('lists the zones by name in both scripts, one step deeper than others, by ids that tell nothing', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getZones', {}, staff.access);
      expect(body).toEqual({
        data: {
          data: [
            { encoded_id: encodedId('zone', 2), zone_name: 'Bagmati', zone_name_nep: 'बागमती' },
            { encoded_id: encodedId('zone', 1), zone_name: 'Gandaki', zone_name_nep: 'गण्डकी' },
          ],
        },
      });
      expect(calls.getZones.reply.parse(body).data).toHaveLength(2);
      for (const { encoded_id } of calls.getZones.reply.parse(body).data) expect(encoded_id).not.toMatch(/^\d+$/);
    });
  },

  getDistrictsByZone: (open) => {
    test('lists the districts of the zone that it was given, and of no other', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getDistrictsByZone', { encodedZoneId: encodedId('zone', 2) }, staff.access);
      expect(calls.getDistrictsByZone.reply.parse(body).data).toEqual([
        { encoded_id: encodedId('district', 3), district_name: 'Bhaktapur', district_name_nep: 'भक्तपुर' },
        { encoded_id: encodedId('district', 2), district_name: 'Lalitpur', district_name_nep: 'ललितपुर' },
      ]);
    });
    test('does not take a number, nor a district, for a zone', async () => {
      const world = await open();
      for (const encodedZoneId of ['1', encodedId('district', 1)]) {
        expect(await answerUnwritten(world, 'getDistrictsByZone', { encodedZoneId })).toEqual(notFound('Zone'));
      }
    });
  },
} satisfies CaseSet;
