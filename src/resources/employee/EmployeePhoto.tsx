import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { verb } from '@/contract/adapter';
import { employeeCalls, employeePhotoForm } from '@/contract/employee';

/** The popup that gives an employee another photo. */
export const EmployeePhoto = changePopup({
  title: 'employee.image',
  form: employeePhotoForm,
  change: verb(employeeCalls.uploadEmployeePhoto, 'employee_id'),
  Inputs: ({ record }) => <ImageInput source="emp_photo" shape="square" current={record.emp_photo} />,
});
