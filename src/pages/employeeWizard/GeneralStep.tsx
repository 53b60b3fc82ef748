import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { DatePairInput } from '@/components/form/inputs/DatePairInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { PhoneInput, TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { CascadeInput } from '@/components/product/cascades/CascadeInput';
import type { Reply } from '@/contract/call';
import { bloodGroups, religions } from '@/contract/employeeParts';
import { misfits } from '@/contract/misfits';
import { zoneCalls } from '@/contract/zone';
import { useRead } from '@/providers/data/useRead';

/** What has to be known of an employee's person, contacts and addresses. */
export const GeneralStep = () => (
  <>
    <Group title="employee.person">
      <Cell width={4}>
        <TextInput source="emp_first_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="emp_last_name" />
      </Cell>
      <Cell width={4}>
        <SelectInput source="gender" />
      </Cell>
      <DatePairInput source="emp_dob_nep" ad="emp_dob_eng" />
      <Cell width={4}>
        <TextInput source="nationality" />
      </Cell>
      <Cell width={4}>
        <PhoneInput source="mobile_no" />
      </Cell>
      <Cell width={4}>
        <TextInput source="emp_email" type="email" />
      </Cell>
      <Cell width={4}>
        <RadioButtonGroupInput source="id_card_issue_status" />
      </Cell>
      <Cell width={4}>
        <TextInput source="id_card_no" />
      </Cell>
    </Group>
    <Group title="fields.p_address">
      <PlaceInputs prefix="" townWidth={8} />
    </Group>
    <Group title="fields.t_address">
      <Cell width={4}>
        <RadioButtonGroupInput source="same_as_permanent" />
      </Cell>
      <PlaceInputs prefix="t_" townWidth={4} />
    </Group>
    <Group title="employee.emergency">
      <Cell width={4}>
        <TextInput source="emg_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="relation" />
      </Cell>
      <Cell width={4}>
        <PhoneInput source="contact_no" />
      </Cell>
    </Group>
  </>
);

/** What may be known besides. */
export const MoreGeneral = () => (
  <>
    <Group title="employee.person">
      <Cell width={4}>
        <TextInput source="emp_middle_name" />
      </Cell>
      <Cell width={4}>
        <BloodGroupInput source="blood_group_id" />
      </Cell>
      <Cell width={4}>
        <ReligionInput source="religion_id" />
      </Cell>
    </Group>
    <Group title="employee.contact">
      <PhoneInput source="mobile_no_official" />
      <PhoneInput source="phone_no" />
      <PhoneInput source="telephone_no" />
      <TextInput source="email_official" type="email" />
    </Group>
    <Group title="fields.p_address">
      <HouseInputs prefix="" />
    </Group>
    <Group title="fields.t_address">
      <HouseInputs prefix="t_" />
    </Group>
    <Group title="employee.emergency">
      <Cell width={12}>
        <TextInput source="address" />
      </Cell>
    </Group>
  </>
);

interface AddressInputsProps {
  /** The names of its fields begin with it. */
  prefix: '' | 't_';
}

const PlaceInputs = ({ prefix, townWidth }: AddressInputsProps & { townWidth: 4 | 8 }) => (
  <>
    <Cell width={4}>
      <TextInput source={`${prefix}country`} />
    </Cell>
    <Cell width={4}>
      <ZoneInput source={`${prefix}zone`} />
    </Cell>
    <Cell width={4}>
      <DistrictInput source={`${prefix}district`} zone={`${prefix}zone`} />
    </Cell>
    <Cell width={townWidth}>
      <TextInput source={`${prefix}vdc_municipality`} />
    </Cell>
    <Cell width={4}>
      <NumberInput source={`${prefix}ward_no`} />
    </Cell>
  </>
);

const HouseInputs = ({ prefix }: AddressInputsProps) => (
  <>
    <Cell width={8}>
      <TextInput source={`${prefix}tole`} />
    </Cell>
    <Cell width={4}>
      <TextInput source={`${prefix}house_no`} />
    </Cell>
  </>
);

interface ConstantInputProps {
  source: string;
}

/** The choices are constants: nothing is read for them. */
const read = { error: null, isPending: false, refetch: () => undefined };

const BloodGroupInput = ({ source }: ConstantInputProps) => <ReferenceInput source={source} choices={bloodChoices} />;

const bloodChoices = { ...read, data: bloodGroups.map((name, place) => ({ id: place + 1, name })) };

function ReligionInput({ source }: ConstantInputProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () => ({ ...read, data: religions.map((name, place) => ({ id: place + 1, name: translate(`religions.${name}`) })) }),
    [translate],
  );
  return <ReferenceInput source={source} choices={choices} />;
}

/** A zone of Nepal, named in the language of the screen. */
function ZoneInput({ source }: { source: string }) {
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
function DistrictInput({ source, zone }: DistrictInputProps) {
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
