import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { ActiveStatus } from '@/components/record/StatusChip';
import { rupees, useDigits, useLanguage } from '@/components/ui/text/digits';
import { coursePriceEditForm, coursePriceForm } from '@/contract/coursePrice';
import { isYes } from '@/contract/fields';
import { hasCourseOffer, hasExamFeeOffer } from '@/contract/priceAmounts';
import { CoursePriceInputs } from './CoursePriceInputs';

/** The forms and details of a course price. */
export const coursePriceForms: RecordForms = {
  name: 'course_price',
  form: coursePriceForm,
  editForm: coursePriceEditForm,
  Inputs: CoursePriceInputs,
  Details: CoursePriceDetails,
  Status: ActiveStatus,
};

/** A course price's details, with the amount after an offer if there is one. */
function CoursePriceDetails() {
  return (
    <Details>
      <Detail source="course_name" />
      <Detail source="package_name" />
      <AccessDetail />
      <Amount source="course_price_before_tax" />
      <Percent source="tax" />
      <Amount source="course_price" />
      <Flag source="has_course_offer" />
      <Offer where={hasCourseOffer}>
        <Percent source="discount_offer" />
        <Amount source="cp_after_discount" />
      </Offer>
      <Amount source="course_exam_price_before_tax" />
      <Amount source="course_exam_fee" />
      <Flag source="has_exam_fee_offer" />
      <Offer where={hasExamFeeOffer}>
        <Percent source="exam_fee_discount_offer" />
        <Amount source="fee_price_after_disc" />
      </Offer>
      <AuditDetails />
    </Details>
  );
}

/** Shows how long the package stays open. */
function AccessDetail() {
  const translate = useTranslate();
  const digits = useDigits();
  const endless = isYes(useRecordContext()?.is_life_time);
  return <Detail source="access_days">{(days) => (endless ? translate('course_price.life_time') : digits(days))}</Detail>;
}

function Amount({ source }: { source: string }) {
  const language = useLanguage();
  return <Detail source={source}>{(amount) => rupees(amount, language)}</Detail>;
}

function Percent({ source }: { source: string }) {
  const digits = useDigits();
  return <Detail source={source}>{(percent) => `${digits(percent)}%`}</Detail>;
}

function Flag({ source }: { source: string }) {
  const translate = useTranslate();
  return <Detail source={source}>{(flag) => translate(`choices.${flag}`)}</Detail>;
}

/** Details of an offer, if the price has it. */
function Offer({ where, children }: { where: (price: RaRecord) => boolean; children: ReactNode }) {
  const price = useRecordContext();
  return price && where(price) && children;
}
