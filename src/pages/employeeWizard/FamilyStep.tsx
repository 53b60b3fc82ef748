import { DatePairInput } from '@/components/form/inputs/DatePairInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Group } from '@/components/form/layout';
import { useClearedBelow } from '@/components/product/cascades/CascadeInput';

/** The family of an employee; a married one has a spouse, and one who is or was married may have children. */
export const FamilyStep = () => (
  <>
    <Group title="employee.parents">
      <TextInput source="father_name" />
      <TextInput source="mother_name" />
      <TextInput source="grand_father_name" />
    </Group>
    <Group title="employee.marriage">
      <SelectInput source="marital_status" />
      <TextInput source="spouse_name" />
      <RadioButtonGroupInput source="have_child" />
      <NumberInput source="total_son" />
      <NumberInput source="total_daughter" />
    </Group>
    {spouse.map((source) => (
      <Cleared key={source} source={source} />
    ))}
  </>
);

/** The grandmother, and the dates of a marriage. */
export const MoreFamily = () => (
  <>
    <Group title="employee.parents">
      <TextInput source="grand_mother_name" />
    </Group>
    <Group title="employee.marriage">
      <DatePairInput source="marriage_date_nep" ad="marriage_date_eng" />
      <DatePairInput source="spouse_dob_nep" ad="spouse_dob_eng" />
    </Group>
  </>
);

/** Empties the fields of a spouse when there is none any more. */
function Cleared({ source }: { source: string }) {
  useClearedBelow(source, above);
  return null;
}

const spouse = ['spouse_name', 'marriage_date_nep', 'marriage_date_eng', 'spouse_dob_nep', 'spouse_dob_eng'];
const above = ['marital_status'];
