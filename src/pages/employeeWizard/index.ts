import { openFormTexts } from '@/components/record/formTexts';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { employee } from '@/resources/employee';

/** The form that adds an employee, step by step; it uses the texts of employees. */
export const employeeWizard = lazyWith(
  lazyScreen(() => import('./EmployeeWizard'), 'EmployeeWizard'),
  () => Promise.all([employee.needs(), openFormTexts()]),
);
