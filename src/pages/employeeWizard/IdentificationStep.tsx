import { AdDateInput } from '@/components/form/inputs/AdDateInput';
import { DatePairInput } from '@/components/form/inputs/DatePairInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Group } from '@/components/form/layout';

export const IdentificationStep = () => (
  <Group title="employee.citizenship">
    <TextInput source="citizenship_no" />
    <TextInput source="citizenship_issued_place" />
    <DatePairInput source="citizenship_issued_date_nep" ad="citizenship_issued_date_eng" />
  </Group>
);

/** An employee's other documents, and the bank account for the salary. */
export const MoreIdentification = () => (
  <>
    <Group title="employee.papers">
      <TextInput source="passport_no" />
      <AdDateInput source="passport_expiry_date" />
      <TextInput source="driving_license_no" />
      <TextInput source="pan_no" />
      <TextInput source="provident_fund_acc_no" />
    </Group>
    <Group title="employee.bank">
      <TextInput source="bank_name" />
      <TextInput source="bank_branch" />
      <TextInput source="bank_acc_no" />
      <TextInput source="bank_acc_holder_name" />
    </Group>
  </>
);
