import { Box, Paper } from '@mui/material';
import { type ContextType, type ReactNode } from 'react';
import { InSteps } from '@/components/form/steps/StepPanel';
import { PageTitle } from '@/components/record/PageTitle';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { employeeSteps } from './EmployeeSteps';

interface WizardPageProps {
  title: string;
  record?: 'changed';
  container: ContextType<typeof FormContainer>;
  savesAnywhere?: boolean;
  /** The form. */
  children: ReactNode;
}

/** The page of an employee's form. */
export const WizardPage = ({ title, record, container, savesAnywhere, children }: WizardPageProps) => (
  <Box sx={{ maxWidth: 760 }}>
    <PageTitle title={title} {...(record && { record })} />
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormContainer value={container}>
        <InSteps steps={employeeSteps} {...(savesAnywhere && { savesAnywhere })}>
          {children}
        </InSteps>
      </FormContainer>
    </Paper>
  </Box>
);
