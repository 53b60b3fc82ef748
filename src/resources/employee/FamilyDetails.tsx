import { useRecordContext, useTranslate } from 'react-admin';
import { BsDateDetail } from '@/components/fields/BsDateDetail';
import { Detail } from '@/components/fields/Details';
import { employeeForm } from '@/contract/employee';
import { asks } from '@/contract/formRules';
import { ChoiceDetail } from './ChoiceDetail';
import { DetailsGroup } from './DetailsGroup';

/** The family of an employee; spouse and children are shown where there may be any. */
export function FamilyDetails() {
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
