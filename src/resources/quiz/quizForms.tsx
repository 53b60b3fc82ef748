import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { TickInput } from '@/components/form/inputs/TickInput';
import { Cell, Group } from '@/components/form/layout';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { ArrayInput } from '@/components/form/rows/ArrayInput';
import { DeleteLink } from '@/components/list/columns/RowLink';
import { OptionLines } from '@/components/product/questions/OptionLines';
import { VideoDetail } from '@/components/product/VideoDetail';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { IconLink } from '@/components/routing/IconLink';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { isYes } from '@/contract/fields';
import { newQuizForm, type Quiz, quizEditForm } from '@/contract/quiz';
import { AddQuizForm } from './AddQuizForm';
import { CorrectOptionInput } from './CorrectOptionInput';
import { NewQuizTagInputs } from './NewQuizTagInputs';
import { QuizUses } from './QuizUses';
import { TwinNotice } from './TwinNotice';
import { keptTagFields } from './tagMemory';

/**
 * The inputs of a question, for both of its forms; the correct option is below the options from which it is chosen. A new question can be
 * tagged at once.
 */
const QuizInputs = () => (
  <>
    <Group title="quiz.group_question">
      <Cell width={12}>
        <RichTextInput source="question" size="low" />
        <TwinNotice />
      </Cell>
      <Cell width={12}>
        <ArrayInput source="quiz_options" firstStays line="options">
          <TickInput source="correct" />
          <RichTextInput source="options" size="line" />
        </ArrayInput>
      </Cell>
      <Cell width={12}>
        <CorrectOptionInput />
      </Cell>
      <Cell width={12}>
        <RichTextInput source="answer_desc" size="low" />
      </Cell>
      <Cell width={12}>
        <RadioButtonGroupInput source="has_video_solution" inLine />
      </Cell>
      <TextInput source="video_solution" type="url" />
      <TextInput source="app_video_solution" type="url" />
    </Group>
    <NewQuizTagInputs />
  </>
);

/** The forms and details of a question. */
export const quizForms: RecordForms = {
  name: 'quiz',
  form: newQuizForm,
  keeps: keptTagFields,
  AddForm: AddQuizForm,
  editForm: quizEditForm,
  Inputs: QuizInputs,
  Details: QuizDetails,
  further: [<TagToModelset key="tag" />, <DeleteLink key="delete" />],
};

/** Links from a question's page to the popup that tags it, over the page. */
function TagToModelset() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <IconLink label={translate('quiz.tag_to_ms')} to={{ pathname: 'tag', search }} writes>
      <TagIcon fontSize="small" />
    </IconLink>
  );
}

/** A question's details and audit, and its videos if it has any. */
function QuizDetails() {
  const translate = useTranslate();
  const record = useRecordContext<Quiz & { id: number }>();
  return (
    <Details>
      <HtmlDetail source="question" />
      <DetailRow source="quiz_options">
        <OptionLines options={record?.quiz_options ?? []} />
      </DetailRow>
      <HtmlDetail source="correct_option" />
      <HtmlDetail source="answer_desc" />
      <Detail source="has_video_solution">{(flag) => translate(`choices.has_video_solution.${flag}`)}</Detail>
      {isYes(record?.has_video_solution) && (
        <>
          <VideoDetail source="video_solution" />
          <Detail source="app_video_solution">{(href) => <SafeLink href={href} />}</Detail>
        </>
      )}
      {record?.quiz_tags && (
        <DetailRow source="quiz_tags">
          <QuizUses />
        </DetailRow>
      )}
      <AuditDetails />
    </Details>
  );
}
