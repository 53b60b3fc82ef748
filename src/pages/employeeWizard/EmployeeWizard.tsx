import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '@/components/record/CreateForm';
import { employeeForm } from '@/contract/employee';
import { isUnknown } from '@/providers/data/adapter';
import { employee } from '@/resources/employee';
import { EmployeeSteps } from './EmployeeSteps';
import { WizardPage } from './WizardPage';

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
