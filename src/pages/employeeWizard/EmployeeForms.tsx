import { Alert, Box, Paper } from '@mui/material';
import { type ComponentType, type ContextType, type ReactNode, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
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
import { EditForm } from '@/components/record/EditForm';
import { PageTitle } from '@/components/record/PageTitle';
import { WayOut } from '@/components/ui/feedback/failures';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { employeeEditForm, employeeForm } from '@/contract/employee';
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
import { isUnknown } from '@/providers/data/records';
import { useServices } from '@/providers/services';
import { employee } from '@/resources/employee';
import { FamilyStep, MoreFamily } from './FamilyStep';
import { GeneralStep, MoreGeneral } from './GeneralStep';
import { IdentificationStep, MoreIdentification } from './IdentificationStep';
import { MoreService, ServiceStep } from './ServiceStep';

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
    <WizardPage title="employee.add" container={container}>
      <CreateForm schema={employeeForm} saveLabel="ui.step_finish">
        <EmployeeSteps />
      </CreateForm>
    </WizardPage>
  );
}

const list = `/${employee.name}`;
const toList = { to: list, label: 'ui.to_list' } as const;

/** Changes an employee by the same steps, of which each can be saved, where the server has the call. */
export function EmployeeEditor() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const container = useMemo(() => {
    const view = () => void navigate(`/${employee.name}/view/${encodeURIComponent(id)}`);
    return { place: 'page' as const, done: view, cancel: view };
  }, [navigate, id]);
  if (!useServices().config.history) {
    return (
      <>
        <PageTitle title="employee.edit" record="changed" />
        <Alert severity="info">{translate('employee.edit_none')}</Alert>
      </>
    );
  }
  return (
    <WizardPage title="employee.edit" record="changed" container={container} savesAnywhere>
      <EditForm schema={employeeEditForm}>
        <EmployeeSteps />
      </EditForm>
    </WizardPage>
  );
}

interface WizardPageProps {
  title: string;
  record?: 'changed';
  container: ContextType<typeof FormContainer>;
  savesAnywhere?: boolean;
  /** The form. */
  children: ReactNode;
}

/** The page of an employee's form. */
const WizardPage = ({ title, record, container, savesAnywhere, children }: WizardPageProps) => (
  <Box sx={{ maxWidth: 760 }}>
    <PageTitle title={title} {...(record && { record })} />
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormContainer value={container}>
        <InSteps steps={employeeSteps} {...(savesAnywhere && { savesAnywhere })}>
          <WayOut value={toList}>{children}</WayOut>
        </InSteps>
      </FormContainer>
    </Paper>
  </Box>
);

/** The inputs of all eight steps. */
const EmployeeSteps = () => (
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
const employeeSteps: readonly FormStep[] = [
  { name: 'general', title: 'employee.general', ...person, fields: [...person.fields, 'same_as_permanent'] },
  { name: 'identification', title: 'employee.identification', ...fieldsOf(identification) },
  { name: 'family', title: 'employee.family', ...fieldsOf(family) },
  { name: 'service', title: 'employee.service', ...fieldsOf({ ...service, ...referee }) },
  { name: 'academic', title: 'employee.academic', fields: ['academic_info'] },
  { name: 'training', title: 'employee.training', fields: ['training'] },
  { name: 'skills', title: 'employee.skills', fields: ['skills'] },
  { name: 'languages', title: 'employee.languages', fields: ['languages'] },
];
