import { Cell } from '@/components/form/Cell';
import { DayInput } from '@/components/inputs/DayInput';
import { SelectInput } from '@/components/inputs/SelectInput';
import { TextInput } from '@/components/inputs/TextInput';
import { YearPairInput } from '@/components/inputs/YearPairInput';
import { ArrayInput } from '@/components/rows/ArrayInput';

export const AcademicStep = () => (
  <ArrayInput source="academic_info">
    <SelectInput source="degree_type" />
    <TextInput source="degree_name" />
    <TextInput source="specialization" />
    <TextInput source="institute_name" />
    <TextInput source="university_board_name" />
    <SelectInput source="passed_status" />
    <TextInput source="percentage_gpa" />
    <YearPairInput source="passed_year_nep" ad="passed_year_eng" />
  </ArrayInput>
);

export const TrainingStep = () => (
  <ArrayInput source="training">
    <Cell width={12}>
      <TextInput source="training_name" />
    </Cell>
    <TextInput source="training_institute" />
    <TextInput source="duration" />
    <DayInput source="start_date_nep" />
    <DayInput source="end_date_nep" />
  </ArrayInput>
);

export const SkillStep = () => (
  <ArrayInput source="skills">
    <TextInput source="skill_name" />
    <SelectInput source="skill_level" />
  </ArrayInput>
);

export const LanguageStep = () => (
  <ArrayInput source="languages">
    <TextInput source="language" />
    <SelectInput source="reading_rating" />
    <SelectInput source="writing_rating" />
    <SelectInput source="speaking_rating" />
  </ArrayInput>
);
