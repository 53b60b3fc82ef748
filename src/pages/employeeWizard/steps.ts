import type { FormStep } from '@/components/form/steps/formSteps';
import {
  emergencyContact,
  family,
  general,
  identification,
  permanentAddress,
  referee,
  service,
  temporaryAddress,
} from '@/contract/employeeParts';

/** The eight steps of an employee's form. Source: admin areas, section 2.8. */
export const steps: readonly FormStep[] = [
  {
    name: 'general',
    title: 'employee.general',
    fields: [
      ...Object.keys({ ...general, ...permanentAddress }),
      'same_as_permanent',
      ...Object.keys({ ...temporaryAddress, ...emergencyContact }),
    ],
  },
  { name: 'identification', title: 'employee.identification', fields: Object.keys(identification) },
  { name: 'family', title: 'employee.family', fields: Object.keys(family) },
  { name: 'service', title: 'employee.service', fields: Object.keys({ ...service, ...referee }) },
  { name: 'academic', title: 'employee.academic', fields: ['academic_info'] },
  { name: 'training', title: 'employee.training', fields: ['training'] },
  { name: 'skills', title: 'employee.skills', fields: ['skills'] },
  { name: 'languages', title: 'employee.languages', fields: ['languages'] },
];
