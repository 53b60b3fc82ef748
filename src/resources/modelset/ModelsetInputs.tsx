import { CourseInput } from '@/components/courseTree/CourseInput';
import { Group } from '@/components/form/Group';
import { DurationInput } from '@/components/inputs/DurationInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/inputs/TextInput';
import { YearInput } from '@/components/inputs/YearInput';

/** The inputs of a model set, for both of its forms. */
export const ModelsetInputs = () => (
  <>
    <Group title="modelset.group_set">
      <CourseInput />
      <TextInput source="modelset_name" />
      <YearInput source="year" />
      <RadioButtonGroupInput source="modelset_type" />
      <DurationInput source="exam_time_duration" />
    </Group>
    <Group title="modelset.group_marks">
      <NumberInput source="total_marks" inputMode="decimal" />
      <NumberInput source="pass_marks" inputMode="decimal" />
      <RadioButtonGroupInput source="has_negative_marking" />
      <NumberInput source="negative_marking" inputMode="decimal" />
      <RadioButtonGroupInput source="has_passage" />
    </Group>
  </>
);
