import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { ActiveStatus } from '@/components/record/StatusChip';
import { rupees, useDigits, useLanguage } from '@/components/ui/text/digits';
import { coursePriceEditForm, coursePriceForm } from '@/contract/coursePrice';
import { CoursePriceInputs } from './CoursePriceInputs';
import { accessText, FeeToPay, PriceToPay } from './toPay';

/** The forms and details of a course price. */
export const coursePriceForms: RecordForms = {
  name: 'course_price',
  form: coursePriceForm,
  editForm: coursePriceEditForm,
  Inputs: CoursePriceInputs,
  Details: CoursePriceDetails,
  Status: ActiveStatus,
};

/** A course price's details: first what a learner pays for how long, then from what that follows. */
function CoursePriceDetails() {
  const language = useLanguage();
  const digits = useDigits();
  return (
    <Details>
      <Detail source="course_name" />
      <Detail source="package_name" />
      <Detail source="price_to_pay" label="fields.course_price">
        {() => <PriceToPay />}
      </Detail>
      <Detail source="fee_to_pay" label="fields.course_exam_fee">
        {() => <FeeToPay />}
      </Detail>
      <Detail source="access" label="fields.access_days">
        {(access) => accessText(access, language)}
      </Detail>
      <Detail source="tax">{(percent) => `${digits(percent)}%`}</Detail>
      <Detail source="course_price_before_tax">{(amount) => rupees(amount, language)}</Detail>
      <Detail source="course_exam_price_before_tax">{(amount) => rupees(amount, language)}</Detail>
      <AuditDetails />
    </Details>
  );
}
