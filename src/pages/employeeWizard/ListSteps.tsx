import { Cell } from '@/components/form/Cell';
import { BsDayInput } from '@/components/inputs/BsDayInput';
import { SelectInput } from '@/components/inputs/SelectInput';
import { TextInput } from '@/components/inputs/TextInput';
import { YearPairInput } from '@/components/inputs/YearPairInput';
import { RowsInput } from '@/components/rows/RowsInput';

export const AcademicStep = () => (
  <RowsInput source="academic_info">
    <SelectInput source="degree_type" />
    <TextInput source="degree_name" />
    <TextInput source="specialization" />
    <TextInput source="institute_name" />
    <TextInput source="university_board_name" />
    <SelectInput source="passed_status" />
    <TextInput source="percentage_gpa" />
    <YearPairInput source="passed_year_nep" ad="passed_year_eng" />
  </RowsInput>
);

export const TrainingStep = () => (
  <RowsInput source="training">
    <Cell width={12}>
      <TextInput source="training_name" />
    </Cell>
    <TextInput source="training_institute" />
    <TextInput source="duration" />
    <BsDayInput source="start_date_nep" />
    <BsDayInput source="end_date_nep" />
  </RowsInput>
);

export const SkillStep = () => (
  <RowsInput source="skills">
    <TextInput source="skill_name" />
    <SelectInput source="skill_level" />
  </RowsInput>
);

export const LanguageStep = () => (
  <RowsInput source="languages">
    <TextInput source="language" />
    <SelectInput source="reading_rating" />
    <SelectInput source="writing_rating" />
    <SelectInput source="speaking_rating" />
  </RowsInput>
);
