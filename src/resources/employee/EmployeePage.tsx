import { Portrait } from '@/components/record/Portrait';
import { ViewPage } from '@/components/record/recordPages';
import { useServices } from '@/providers/services';
import { EmployeeDetails } from './EmployeeDetails';

/** The page of an employee, which is printed whole. */
export const EmployeePage = () => <ViewPage name="employee" Details={EmployeeDetails} Picture={Picture} />;

/** Only our server has photos of employees. */
function Picture() {
  const { config } = useServices();
  return <Portrait source="emp_photo" change={config.history ? 'employee.image' : undefined} />;
}
