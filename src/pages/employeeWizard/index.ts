import { openFormTexts } from '@/components/record/formTexts';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { employee } from '@/resources/employee';

/** Their forms use the texts of employees. */
const needs = () => Promise.all([employee.needs(), openFormTexts()]);

/** The form that adds an employee, step by step. */
export const employeeWizard = lazyWith(
  lazyScreen(() => import('./EmployeeForms'), 'EmployeeWizard'),
  needs,
);

/** The form that changes one. */
export const employeeEditor = lazyWith(
  lazyScreen(() => import('./EmployeeForms'), 'EmployeeEditor'),
  needs,
);
