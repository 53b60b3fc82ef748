import { BsDateDetail } from '@/components/fields/BsDateDetail';
import { Detail } from '@/components/fields/Details';
import { useDigits } from '@/components/useDigits';
import { DetailsGroup } from './DetailsGroup';

/** An employee's identity documents, and the account for the salary. */
export function IdentificationDetails() {
  const digits = useDigits();
  return (
    <>
      <DetailsGroup title="employee.identification">
        <Detail source="citizenship_no" />
        <BsDateDetail source="citizenship_issued_date_nep" />
        <Detail source="citizenship_issued_place" />
        <Detail source="passport_no" />
        <Detail source="passport_expiry_date">{digits}</Detail>
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
}
