import { useRecordContext, useTranslate } from 'react-admin';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { ReadinessShape } from '@/components/feedback/Readiness';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { useLanguage } from '@/components/fields/useLanguage';
import { Group } from '@/components/form/Group';
import { DurationInput } from '@/components/inputs/DurationInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/inputs/TextInput';
import { YearInput } from '@/components/inputs/YearInput';
import { ActiveStatus } from '@/components/record/ActiveStatus';
import type { RecordForms } from '@/components/record/recordForms';
import { useDigits } from '@/components/useDigits';
import { isTrue } from '@/contract/fields';
import { modelsetEditForm, modelsetForm } from '@/contract/modelset';
import { ModelsetReadiness } from './ModelsetReadiness';
import { typeText } from './typeText';
import { useSheet } from './useSheet';

/** The inputs of a model set, for both of its forms. */
const ModelsetInputs = () => (
  <>
    <Group title="modelset.group_set">
      <CourseInput />
      <TextInput source="modelset_name" />
      <YearInput source="year" />
      <RadioButtonGroupInput source="modelset_type" />
      <DurationInput source="exam_time_duration" />
    </Group>
    <Group title="modelset.group_marks">
      <NumberInput source="total_marks" inputMode="decimal" />
      <NumberInput source="pass_marks" inputMode="decimal" />
      <RadioButtonGroupInput source="has_negative_marking" />
      <NumberInput source="negative_marking" inputMode="decimal" />
      <RadioButtonGroupInput source="has_passage" />
    </Group>
  </>
);

/** The forms and details of a model set. */
export const modelsetForms: RecordForms = {
  name: 'modelset',
  form: modelsetForm,
  editForm: modelsetEditForm,
  Inputs: ModelsetInputs,
  Details: ModelsetDetails,
  Status: ActiveStatus,
};

/** A model set's details, its readiness, and its audit. */
function ModelsetDetails() {
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

/** Shows the readiness of a popup's model set; its questions are read for that alone. */
function ReadinessOfRecord() {
  const { data: sheet, isPending } = useSheet(useRecordContext());
  if (!sheet) return isPending && <ReadinessShape />;
  return <ModelsetReadiness sheet={sheet} />;
}
