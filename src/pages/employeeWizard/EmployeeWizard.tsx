import { Box, Paper } from '@mui/material';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FormContainer } from '@/components/feedback/formContainer';
import { InSteps } from '@/components/form/steps/InSteps';
import { StepPanel } from '@/components/form/steps/StepPanel';
import { Stepper } from '@/components/form/steps/Stepper';
import { CreateForm } from '@/components/record/CreateForm';
import { PageTitle } from '@/components/record/PageTitle';
import { employeeForm } from '@/contract/employee';
import { isUnknown } from '@/providers/data/adapter';
import { employee } from '@/resources/employee';
import { FamilyStep } from './FamilyStep';
import { GeneralStep } from './GeneralStep';
import { IdentificationStep } from './IdentificationStep';
import { AcademicStep, LanguageStep, SkillStep, TrainingStep } from './ListSteps';
import { ServiceStep } from './ServiceStep';
import { steps } from './steps';

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
