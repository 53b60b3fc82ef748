import { openFormTexts } from '@/components/record/formTexts';
import { alongside } from '@/components/routing/alongside';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { employee } from '@/resources/employee';

/** The form that adds an employee, step by step; it uses the texts of employees. */
export const employeeWizard = alongside(
  lazyScreen(() => import('./EmployeeWizard'), 'EmployeeWizard'),
  () => Promise.all([employee.needs(), openFormTexts()]),
);
