import { ViewPage } from '@/components/record/recordPages';
import { EmployeeDetails } from './EmployeeDetails';
import { PrintAction } from './PrintAction';

/** The page of an employee, which paper has as a whole. */
export const EmployeePage = () => <ViewPage name="employee" Details={EmployeeDetails} further={further} />;

const further = [<PrintAction key="print" />];
