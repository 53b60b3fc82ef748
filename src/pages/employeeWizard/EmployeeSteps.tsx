import type { ComponentType } from 'react';
import { DayInput } from '@/components/form/inputs/DayInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearPairInput } from '@/components/form/inputs/YearPairInput';
import { Cell } from '@/components/form/layout';
import { ArrayInput } from '@/components/form/rows/ArrayInput';
import type { FormStep } from '@/components/form/steps/formSteps';
import { StepPanel } from '@/components/form/steps/StepPanel';
import { Stepper } from '@/components/form/steps/Stepper';
import {
  emergencyContact,
  family,
  general,
  identification,
  permanentAddress,
  referee,
  service,
  temporaryAddress,
} from '@/contract/employeeParts';
import { isRequired } from '@/contract/formRules';
import { FamilyStep, MoreFamily } from './FamilyStep';
import { GeneralStep, MoreGeneral } from './GeneralStep';
import { IdentificationStep, MoreIdentification } from './IdentificationStep';
import { MoreService, ServiceStep } from './ServiceStep';

/** The inputs of all eight steps. */
export const EmployeeSteps = () => (
  <>
    <Stepper />
    {panels.map(({ name, Inputs, More }) => (
      <StepPanel key={name} name={name} more={More && <More />}>
        <Inputs />
      </StepPanel>
    ))}
  </>
);

const AcademicStep = () => (
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

const TrainingStep = () => (
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

const SkillStep = () => (
  <ArrayInput source="skills">
    <TextInput source="skill_name" />
    <SelectInput source="skill_level" />
  </ArrayInput>
);

const LanguageStep = () => (
  <ArrayInput source="languages">
    <TextInput source="language" />
    <SelectInput source="reading_rating" />
    <SelectInput source="writing_rating" />
    <SelectInput source="speaking_rating" />
  </ArrayInput>
);

interface StepParts {
  name: string;
  Inputs: ComponentType;
  /** The inputs of what nobody has to fill in. */
  More?: ComponentType;
}

const panels: readonly StepParts[] = [
  { name: 'general', Inputs: GeneralStep, More: MoreGeneral },
  { name: 'identification', Inputs: IdentificationStep, More: MoreIdentification },
  { name: 'family', Inputs: FamilyStep, More: MoreFamily },
  { name: 'service', Inputs: ServiceStep, More: MoreService },
  { name: 'academic', Inputs: AcademicStep },
  { name: 'training', Inputs: TrainingStep },
  { name: 'skills', Inputs: SkillStep },
  { name: 'languages', Inputs: LanguageStep },
];

/** Returns the fields of a step: those that nobody has to fill in are folded. */
const fieldsOf = (shape: Readonly<Record<string, unknown>>) => ({
  fields: Object.keys(shape),
  more: Object.keys(shape).filter((field) => !isRequired(shape[field])),
});

const person = fieldsOf({ ...general, ...permanentAddress, ...temporaryAddress, ...emergencyContact });

/** The eight steps of an employee's form. Source: admin areas, section 2.8. */
export const employeeSteps: readonly FormStep[] = [
  { name: 'general', title: 'employee.general', ...person, fields: [...person.fields, 'same_as_permanent'] },
  { name: 'identification', title: 'employee.identification', ...fieldsOf(identification) },
  { name: 'family', title: 'employee.family', ...fieldsOf(family) },
  { name: 'service', title: 'employee.service', ...fieldsOf({ ...service, ...referee }) },
  { name: 'academic', title: 'employee.academic', fields: ['academic_info'] },
  { name: 'training', title: 'employee.training', fields: ['training'] },
  { name: 'skills', title: 'employee.skills', fields: ['skills'] },
  { name: 'languages', title: 'employee.languages', fields: ['languages'] },
];
