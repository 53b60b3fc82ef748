import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { ImageInput } from '@/components/inputs/ImageInput';
import { PhoneInput } from '@/components/inputs/PhoneInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of an instructor; the list and the details have a popup for the image. */
export const InstructorInputs = () => (
  <>
    <Group title="instructor.group_person">
      <Cell width={4}>
        <TextInput source="first_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="middle_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="last_name" />
      </Cell>
      <Cell width={12}>
        <RadioButtonGroupInput source="gender" />
      </Cell>
      <TextInput source="email" type="email" autoComplete="off" helperText={false} />
      <PhoneInput source="mobile_no" />
    </Group>
    <Group title="instructor.group_teaching">
      <Cell width={12}>
        <TextInput source="experience" />
      </Cell>
      <TextInput source="instructor_short_desc" multiline minRows={4} />
      <Cell width={12}>
        <ImageInput source="image" shape="square" />
      </Cell>
    </Group>
  </>
);
