import { ViewPage } from '@/components/record/recordPages';
import { EmployeeDetails } from './EmployeeDetails';

/** The page of an employee, which paper has as a whole. */
export const EmployeePage = () => <ViewPage name="employee" Details={EmployeeDetails} />;
