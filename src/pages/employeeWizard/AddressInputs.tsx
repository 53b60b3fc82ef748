import { Cell } from '@/components/form/Cell';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { DistrictInput, ZoneInput } from './ZoneInputs';

/** The inputs of an address; the names of its fields begin with `prefix`. */
export const AddressInputs = ({ prefix }: { prefix: '' | 't_' }) => (
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
