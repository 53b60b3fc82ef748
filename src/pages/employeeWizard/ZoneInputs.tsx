import { useLocaleState } from 'react-admin';
import { CascadeInput } from '@/components/cascades/CascadeInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import type { Reply } from '@/contract/call';
import { misfits } from '@/contract/misfits';
import { zoneCalls } from '@/contract/zone';
import { useRead } from '@/providers/data/useRead';

/** A zone of Nepal, named in the language of the screen. */
export function ZoneInput({ source }: { source: string }) {
  const [locale] = useLocaleState();
  const choices = useRead(zoneCalls.getZones, {}, locale === 'ne' ? nepaliZones : englishZones);
  return <ReferenceInput source={source} choices={choices} />;
}

interface DistrictInputProps {
  source: string;
  /** The field of the district's zone. */
  zone: string;
}

/** A district of the zone that is chosen. */
export function DistrictInput({ source, zone }: DistrictInputProps) {
  const [locale] = useLocaleState();
  return <CascadeInput source={source} above={[zone]} cascade={locale === 'ne' ? nepaliDistricts : englishDistricts} />;
}

type Zones = Reply<typeof zoneCalls.getZones>;
type Districts = Reply<typeof zoneCalls.getDistrictsByZone>;

const englishZones = ({ data }: Zones) => data.map(({ encoded_id, zone_name }) => ({ id: encoded_id, name: zone_name }));
/** Another server may have no Nepali names. */
const nepaliZones = ({ data }: Zones) =>
  data.map(({ encoded_id, zone_name, zone_name_nep }) => ({ id: encoded_id, name: zone_name_nep || zone_name }));

const districts = {
  call: zoneCalls.getDistrictsByZone,
  inputOf: ([zone = '']: readonly string[]) => ({ encodedZoneId: zone }),
  name: 'district_name',
  misfit: misfits.district,
};
const englishDistricts = {
  ...districts,
  choicesOf: ({ data }: Districts) => data.map(({ encoded_id, district_name }) => ({ id: encoded_id, name: district_name })),
};
const nepaliDistricts = {
  ...districts,
  choicesOf: ({ data }: Districts) =>
    data.map(({ encoded_id, district_name, district_name_nep }) => ({
      id: encoded_id,
      name: district_name_nep || district_name,
    })),
};
