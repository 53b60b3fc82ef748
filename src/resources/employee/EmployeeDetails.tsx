import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { EmailDetail, PhoneDetail } from '@/components/record/details/ContactDetail';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { AdDateDetail, BsDateDetail } from '@/components/record/details/MomentDetail';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { employeeForm } from '@/contract/employee';
import { bloodGroups, religions } from '@/contract/employeeParts';
import { asks } from '@/contract/formRules';
import { AcademicRows, ChoiceDetail, LanguageRows, SkillRows, TrainingRows } from './ListDetails';

/** All details of an employee: where they work, how they are reached, and then the rest. */
export const EmployeeDetails = () => (
  <Box sx={{ display: 'grid', gap: 4, minWidth: 0, '& > *': { minWidth: 0 } }}>
    <ServiceDetails />
    <GeneralDetails />
    <IdentificationDetails />
    <FamilyDetails />
    <AcademicRows />
    <TrainingRows />
    <SkillRows />
    <LanguageRows />
    <ReferenceDetails />
    <Details>
      <AuditDetails />
    </Details>
  </Box>
);

function GeneralDetails() {
  const translate = useTranslate();
  return (
    <>
      <DetailsGroup title="employee.general">
        <PhoneDetail source="mobile_no" />
        <PhoneDetail source="mobile_no_official" />
        <EmailDetail source="emp_email" />
        <EmailDetail source="email_official" />
        <PhoneDetail source="phone_no" />
        <PhoneDetail source="telephone_no" />
        <AddressDetail source="t_address" />
        <AddressDetail source="p_address" />
        <BsDateDetail source="emp_dob_nep" />
        <ChoiceDetail source="gender" />
        <Detail source="nationality" />
        <Detail source="id_card_no" />
        <Detail source="blood_group_id">{(id) => bloodGroups[Number(id) - 1] ?? id}</Detail>
        <Detail source="religion_id">{(id) => religionText(id, translate)}</Detail>
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
  <DetailsGroup title="employee.service">
    <Detail source="designation" label="fields.curr_designation_id" />
    <Detail source="department_name" label="fields.curr_department_id" />
    <Detail source="company_name" label="fields.curr_branch_id" />
    <ChoiceDetail source="employment_status" />
    <BsDateDetail source="joining_date_nep" />
  </DetailsGroup>
);

const ReferenceDetails = () => (
  <DetailsGroup title="employee.reference">
    <Detail source="ref_person_name" />
    <PhoneDetail source="ref_contact_no" />
    <Detail source="ref_designation" />
    <Detail source="ref_company_name" />
  </DetailsGroup>
);

interface AddressDetailProps {
  source: 'p_address' | 't_address';
}

/** Shows an address in one line, from the house to the country. */
function AddressDetail({ source }: AddressDetailProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const [locale] = useLocaleState();
  const record = useRecordContext();
  const prefix = source === 't_address' ? 't_' : '';
  const text = (field: string): string => String(record?.[prefix + field] ?? '');
  const inLanguage = (field: string) => (locale === 'ne' && text(`${field}_nep`)) || text(field);
  const house = text('house_no');
  const parts = [
    house && translate('employee.house', { number: digits(house) }),
    text('tole'),
    [text('vdc_municipality'), digits(text('ward_no'))].filter(Boolean).join('-'),
    inLanguage('district_name'),
    inLanguage('zone_name'),
    text('country'),
  ];
  const address = parts.filter(Boolean).join(', ');
  if (address === '') return null;
  return (
    <DetailRow source={source}>
      <Words text={address} />
    </DetailRow>
  );
}

/** An employee's identity documents, and the account for the salary. */
const IdentificationDetails = () => (
  <>
    <DetailsGroup title="employee.identification">
      <Detail source="citizenship_no" />
      <BsDateDetail source="citizenship_issued_date_nep" />
      <Detail source="citizenship_issued_place" />
      <Detail source="passport_no" />
      <AdDateDetail source="passport_expiry_date" />
      <Detail source="driving_license_no" />
      <Detail source="pan_no" />
      <Detail source="provident_fund_acc_no" />
    </DetailsGroup>
    <DetailsGroup title="employee.bank">
      <Detail source="bank_name" />
      <Detail source="bank_branch" />
      <Detail source="bank_acc_no" />
      <Detail source="bank_acc_holder_name" />
    </DetailsGroup>
  </>
);

/** The family of an employee; spouse and children are shown where there may be any. */
function FamilyDetails() {
  const translate = useTranslate();
  const record = useRecordContext() ?? {};
  const has = (field: string) => asks(employeeForm, field, record);
  return (
    <DetailsGroup title="employee.family">
      <Detail source="father_name" />
      <Detail source="mother_name" />
      <Detail source="grand_father_name" />
      <Detail source="grand_mother_name" />
      <ChoiceDetail source="marital_status" />
      {has('spouse_name') && (
        <>
          <Detail source="spouse_name" />
          <BsDateDetail source="marriage_date_nep" />
          <BsDateDetail source="spouse_dob_nep" />
        </>
      )}
      {has('have_child') && <Detail source="have_child">{(flag) => translate(`choices.${flag}`, { _: flag })}</Detail>}
      {has('total_son') && (
        <>
          <Detail source="total_son" />
          <Detail source="total_daughter" />
        </>
      )}
    </DetailsGroup>
  );
}

interface DetailsGroupProps {
  /** A message key. */
  title: string;
  children: ReactNode;
}

/** Details that belong together, under a heading; without any, nothing. */
function DetailsGroup({ title, children }: DetailsGroupProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '&:not(:has(dt))': { display: 'none' } }}>
      <Typography id={id} component="h2" sx={{ typography: 'subtitle1', mb: 1, breakAfter: 'avoid' }}>
        {translate(title)}
      </Typography>
      <Details>{children}</Details>
    </Box>
  );
}
