import { ViewPage } from '@/components/record/recordPages';
import { EmployeeDetails } from './EmployeeDetails';

/** The page of an employee, which is printed whole. */
export const EmployeePage = () => <ViewPage name="employee" Details={EmployeeDetails} />;
