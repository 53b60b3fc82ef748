import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoneyInput, MoneyOutput, PercentInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { ActiveStatus } from '@/components/record/StatusChip';
import { rupees, useDigits, useLanguage } from '@/components/ui/text/digits';
import { coursePriceEditForm, coursePriceForm } from '@/contract/coursePrice';
import type { Choices } from '@/contract/formRules';
import { type AmountField, amountsOf, hasCourseOffer, hasExamFeeOffer } from '@/contract/priceAmounts';
import { accessText, FeeToPay, PriceToPay } from './toPay';

/** The inputs of a course price, for both of its forms; each amount is beside the inputs from which it is calculated. */
const CoursePriceInputs = () => (
  <WithAmounts>
    <Group title="course_price.group_package">
      <CourseInput />
      <TextInput source="package_name" />
      <RadioButtonGroupInput source="is_life_time" />
      <NumberInput source="access_days" />
    </Group>
    <Group title="course_price.group_price">
      <Cell width={4}>
        <MoneyInput source="course_price_before_tax" />
      </Cell>
      <Cell width={4}>
        <PercentInput source="tax" />
      </Cell>
      <Cell width={4}>
        <Amount source="course_price" />
      </Cell>
      <Offer source="has_course_offer" />
      <Cell width={4}>
        <PercentInput source="discount_offer" />
      </Cell>
      <Cell width={8}>
        <Amount source="cp_after_discount" where={hasCourseOffer} />
      </Cell>
    </Group>
    <Group title="course_price.group_exam_fee">
      <Cell width={4}>
        <MoneyInput source="course_exam_price_before_tax" />
      </Cell>
      <Cell width={8}>
        <ExamFee />
      </Cell>
      <Offer source="has_exam_fee_offer" />
      <Cell width={4}>
        <PercentInput source="exam_fee_discount_offer" />
      </Cell>
      <Cell width={8}>
        <Amount source="fee_price_after_disc" where={hasExamFeeOffer} />
      </Cell>
    </Group>
  </WithAmounts>
);

const Amounts = createContext<ReturnType<typeof amountsOf>>({});

/** Calculates the amounts once for each change of the form, for all that show one. */
function WithAmounts({ children }: { children: ReactNode }) {
  return <Amounts value={useWatch({ compute: amountsOf })}>{children}</Amounts>;
}

/** Asks for an offer, above the inputs of the offer. */
const Offer = ({ source }: { source: string }) => (
  <Cell width={12}>
    <RadioButtonGroupInput source={source} />
  </Cell>
);

interface AmountProps {
  source: AmountField;
  /** In which forms it is shown; by default, in all. */
  where?: (form: Choices) => boolean;
  note?: string | undefined;
}

/** An amount that is calculated while its operands are typed. */
function Amount({ source, where = () => true, note }: AmountProps) {
  const isShown = useWatch({ compute: where });
  const { [source]: amount } = useContext(Amounts);
  return isShown && <MoneyOutput source={source} amount={amount} note={note} />;
}

/** The exam fee; if the course has an offer, it is less than its own fields give. */
function ExamFee() {
  const translate = useTranslate();
  const isDiscounted = useWatch({ compute: hasCourseOffer });
  return <Amount source="course_exam_fee" note={isDiscounted ? translate('course_price.fee_with_course_offer') : undefined} />;
}

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
