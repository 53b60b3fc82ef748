import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { DatePairInput } from '@/components/inputs/DatePairInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { PhoneInput } from '@/components/inputs/PhoneInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { SelectInput } from '@/components/inputs/SelectInput';
import { TextInput } from '@/components/inputs/TextInput';
import { BloodGroupInput, ReligionInput } from './ConstantInputs';
import { DistrictInput, ZoneInput } from './ZoneInputs';

/** An employee's personal data, contacts and addresses. */
export const GeneralStep = () => (
  <>
    <Group title="employee.person">
      <Cell width={4}>
        <TextInput source="emp_first_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="emp_middle_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="emp_last_name" />
      </Cell>
      <Cell width={4}>
        <SelectInput source="gender" />
      </Cell>
      <Cell width={4}>
        <TextInput source="nationality" />
      </Cell>
      <Cell width={4}>
        <BloodGroupInput source="blood_group_id" />
      </Cell>
      <DatePairInput source="emp_dob_nep" ad="emp_dob_eng" />
      <Cell width={6}>
        <ReligionInput source="religion_id" />
      </Cell>
      <RadioButtonGroupInput source="id_card_issue_status" />
      <TextInput source="id_card_no" />
    </Group>
    <Group title="employee.contact">
      <PhoneInput source="mobile_no" />
      <PhoneInput source="mobile_no_official" />
      <PhoneInput source="phone_no" />
      <PhoneInput source="telephone_no" />
      <TextInput source="emp_email" type="email" />
      <TextInput source="email_official" type="email" />
    </Group>
    <Group title="fields.p_address">
      <AddressInputs prefix="" />
    </Group>
    <Group title="fields.t_address">
      <RadioButtonGroupInput source="same_as_permanent" />
      <AddressInputs prefix="t_" />
    </Group>
    <Group title="employee.emergency">
      <TextInput source="emg_name" />
      <TextInput source="relation" />
      <PhoneInput source="contact_no" />
      <TextInput source="address" />
    </Group>
  </>
);

/** The inputs of an address; the names of its fields begin with `prefix`. */
const AddressInputs = ({ prefix }: { prefix: '' | 't_' }) => (
  <>
    <Cell width={12}>
      <TextInput source={`${prefix}country`} />
    </Cell>
    <Cell width={6}>
      <ZoneInput source={`${prefix}zone`} />
    </Cell>
    <Cell width={6}>
      <DistrictInput source={`${prefix}district`} zone={`${prefix}zone`} />
    </Cell>
    <Cell width={8}>
      <TextInput source={`${prefix}vdc_municipality`} />
    </Cell>
    <Cell width={4}>
      <NumberInput source={`${prefix}ward_no`} />
    </Cell>
    <Cell width={8}>
      <TextInput source={`${prefix}tole`} />
    </Cell>
    <Cell width={4}>
      <TextInput source={`${prefix}house_no`} />
    </Cell>
  </>
);
