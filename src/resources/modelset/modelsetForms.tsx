import { useRecordContext, useTranslate } from 'react-admin';
import { DurationInput } from '@/components/form/inputs/DurationInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Group } from '@/components/form/layout';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { ActiveStatus } from '@/components/record/StatusChip';
import { ReadinessShape } from '@/components/ui/feedback/Readiness';
import { useDigits, useLanguage } from '@/components/ui/text/digits';
import { isTrue } from '@/contract/fields';
import { modelsetEditForm, modelsetForm } from '@/contract/modelset';
import { ModelsetReadiness } from './ModelsetReadiness';
import { typeText } from './modelsetTexts';
import { useSheet } from './sheet';

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
        <Detail source="modelset_name" />
        <Detail source="total_marks" />
        <Detail source="pass_marks" />
        <Detail source="exam_time_duration">{digits}</Detail>
        <Flag source="has_negative_marking" />
        <NegativeMarking />
        <Detail source="modelset_type">{(type) => typeText(type, language)}</Detail>
        <Flag source="has_passage" />
        <Detail source="year" />
        <Detail source="course_name" />
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
