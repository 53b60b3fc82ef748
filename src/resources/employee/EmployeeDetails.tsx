import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { BsDateDetail } from '@/components/fields/BsDateDetail';
import { EmailDetail, PhoneDetail } from '@/components/fields/ContactDetail';
import { Detail } from '@/components/fields/Details';
import { bloodGroups, religions } from '@/contract/employeeParts';
import { AddressDetail } from './AddressDetail';
import { ChoiceDetail } from './ChoiceDetail';
import { DetailsGroup } from './DetailsGroup';
import { FamilyDetails } from './FamilyDetails';
import { IdentificationDetails } from './IdentificationDetails';
import { AcademicRows, LanguageRows, SkillRows, TrainingRows } from './ListDetails';

/** All details of an employee, in the order of the form. */
export const EmployeeDetails = () => (
  <Box sx={{ display: 'grid', gap: 4, minWidth: 0, '& > *': { minWidth: 0 } }}>
    <GeneralDetails />
    <IdentificationDetails />
    <FamilyDetails />
    <ServiceDetails />
    <AcademicRows />
    <TrainingRows />
    <SkillRows />
    <LanguageRows />
    <DetailsGroup title="employee.record">
      <AuditDetails />
    </DetailsGroup>
  </Box>
);

function GeneralDetails() {
  const translate = useTranslate();
  return (
    <>
      <DetailsGroup title="employee.general">
        <Detail source="nationality" />
        <ChoiceDetail source="gender" />
        <BsDateDetail source="emp_dob_nep" />
        <Detail source="blood_group_id">{(id) => bloodGroups[Number(id) - 1] ?? id}</Detail>
        <Detail source="religion_id">{(id) => religionText(id, translate)}</Detail>
        <Detail source="id_card_no" />
        <PhoneDetail source="mobile_no" />
        <PhoneDetail source="mobile_no_official" />
        <PhoneDetail source="phone_no" />
        <PhoneDetail source="telephone_no" />
        <EmailDetail source="emp_email" />
        <EmailDetail source="email_official" />
        <AddressDetail source="p_address" />
        <AddressDetail source="t_address" />
      </DetailsGroup>
      <DetailsGroup title="employee.emergency">
        <Detail source="emg_name" />
        <Detail source="relation" />
        <PhoneDetail source="contact_no" />
        <Detail source="address" />
      </DetailsGroup>
    </>
  );
}

/** The religion's text; other servers may have more. */
function religionText(id: string, translate: ReturnType<typeof useTranslate>): string {
  const name = religions[Number(id) - 1];
  return name === undefined ? id : translate(`religions.${name}`);
}

const ServiceDetails = () => (
  <>
    <DetailsGroup title="employee.service">
      <Detail source="company_name" label="fields.curr_branch_id" />
      <Detail source="department_name" label="fields.curr_department_id" />
      <Detail source="designation" label="fields.curr_designation_id" />
      <ChoiceDetail source="employment_status" />
      <BsDateDetail source="joining_date_nep" />
    </DetailsGroup>
    <DetailsGroup title="employee.reference">
      <Detail source="ref_person_name" />
      <PhoneDetail source="ref_contact_no" />
      <Detail source="ref_designation" />
      <Detail source="ref_company_name" />
    </DetailsGroup>
  </>
);
