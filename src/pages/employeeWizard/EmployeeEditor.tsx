import { Alert } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { EditForm } from '@/components/record/EditForm';
import { PageTitle } from '@/components/record/PageTitle';
import { employeeEditForm } from '@/contract/employee';
import { useServices } from '@/providers/services';
import { employee } from '@/resources/employee';
import { EmployeeSteps } from './EmployeeSteps';
import { WizardPage } from './WizardPage';

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
