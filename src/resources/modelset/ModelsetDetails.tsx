import { useRecordContext, useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { useLanguage } from '@/components/fields/useLanguage';
import { useDigits } from '@/components/useDigits';
import { isTrue } from '@/contract/fields';
import { ReadinessOfRecord } from './ReadinessOfRecord';
import { typeText } from './typeText';

/** A model set's details, its readiness, and its audit. */
export function ModelsetDetails() {
  const language = useLanguage();
  const digits = useDigits();
  return (
    <>
      <ReadinessOfRecord />
      <Details>
        <Detail source="course_name" />
        <Detail source="year" />
        <Detail source="modelset_name" />
        <Detail source="modelset_type">{(type) => typeText(type, language)}</Detail>
        <Detail source="exam_time_duration">{digits}</Detail>
        <Detail source="total_marks" />
        <Detail source="pass_marks" />
        <Flag source="has_negative_marking" />
        <NegativeMarking />
        <Flag source="has_passage" />
        <AuditDetails />
      </Details>
    </>
  );
}

function Flag({ source }: { source: string }) {
  const translate = useTranslate();
  return <Detail source={source}>{(flag) => translate(`choices.${flag}`)}</Detail>;
}

/** Shows the marks that a wrong answer costs, if it costs any. */
function NegativeMarking() {
  const modelset = useRecordContext();
  return isTrue(modelset?.has_negative_marking) && <Detail source="negative_marking" />;
}
