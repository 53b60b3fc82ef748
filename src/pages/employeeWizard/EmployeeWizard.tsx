import { Box, Paper } from '@mui/material';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { DayInput } from '@/components/form/inputs/DayInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearPairInput } from '@/components/form/inputs/YearPairInput';
import { Cell } from '@/components/form/layout';
import { ArrayInput } from '@/components/form/rows/ArrayInput';
import type { FormStep } from '@/components/form/steps/formSteps';
import { InSteps, StepPanel } from '@/components/form/steps/StepPanel';
import { Stepper } from '@/components/form/steps/Stepper';
import { CreateForm } from '@/components/record/CreateForm';
import { PageTitle } from '@/components/record/PageTitle';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { employeeForm } from '@/contract/employee';
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
import { isUnknown } from '@/providers/data/adapter';
import { employee } from '@/resources/employee';
import { FamilyStep } from './FamilyStep';
import { GeneralStep } from './GeneralStep';
import { IdentificationStep } from './IdentificationStep';
import { ServiceStep } from './ServiceStep';

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

/** Adds an employee in eight steps, and then shows them. */
export function EmployeeWizard() {
  const navigate = useNavigate();
  const container = useMemo(
    () => ({
      place: 'page' as const,
      // If the server returns nothing about the new employee, it goes to the list.
      done: (added?: RaRecord) => void navigate(!added || isUnknown(added) ? list : `${list}/view/${added.id}`),
      cancel: () => void navigate(list),
      detailsOf: null,
    }),
    [navigate],
  );
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle title="employee.add" />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <FormContainer value={container}>
          <InSteps steps={steps}>
            <CreateForm schema={employeeForm} saveLabel="ui.step_finish">
              <Stepper />
              {panels.map(({ name, Inputs }) => (
                <StepPanel key={name} name={name}>
                  <Inputs />
                </StepPanel>
              ))}
            </CreateForm>
          </InSteps>
        </FormContainer>
      </Paper>
    </Box>
  );
}

const list = `/${employee.name}`;

const panels = [
  { name: 'general', Inputs: GeneralStep },
  { name: 'identification', Inputs: IdentificationStep },
  { name: 'family', Inputs: FamilyStep },
  { name: 'service', Inputs: ServiceStep },
  { name: 'academic', Inputs: AcademicStep },
  { name: 'training', Inputs: TrainingStep },
  { name: 'skills', Inputs: SkillStep },
  { name: 'languages', Inputs: LanguageStep },
];

/** The eight steps of an employee's form. Source: admin areas, section 2.8. */
const steps: readonly FormStep[] = [
  {
    name: 'general',
    title: 'employee.general',
    fields: [
      ...Object.keys({ ...general, ...permanentAddress }),
      'same_as_permanent',
      ...Object.keys({ ...temporaryAddress, ...emergencyContact }),
    ],
  },
  { name: 'identification', title: 'employee.identification', fields: Object.keys(identification) },
  { name: 'family', title: 'employee.family', fields: Object.keys(family) },
  { name: 'service', title: 'employee.service', fields: Object.keys({ ...service, ...referee }) },
  { name: 'academic', title: 'employee.academic', fields: ['academic_info'] },
  { name: 'training', title: 'employee.training', fields: ['training'] },
  { name: 'skills', title: 'employee.skills', fields: ['skills'] },
  { name: 'languages', title: 'employee.languages', fields: ['languages'] },
];
