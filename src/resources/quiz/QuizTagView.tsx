import { useRecordContext } from 'react-admin';
import { status } from '@/components/list/columns/StatusLink';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import { viewPopup } from '@/components/record/dialogs/changePopup';
import { useLanguage } from '@/components/ui/text/digits';

/** The popup that shows a tag, whichever list opens it. */
export const QuizTagView = viewPopup({ name: 'quiz_tag', Details: QuizTagDetails });

/** A tag's details and audit, and its place in a model set if it has one. */
function QuizTagDetails() {
  const language = useLanguage();
  const tag = useRecordContext();
  return (
    <Details>
      <HtmlDetail source="question" />
      <HtmlDetail source="correct_option" />
      <HtmlDetail source="answer_desc" />
      <Detail source="lesson_quiz_active">{(flag) => status(flag, language)}</Detail>
      <Detail source="lesson_title" />
      <Detail source="main_topic_title" />
      <Detail source="subcourse_name" />
      <Detail source="course_name" />
      {tag?.modelset && (
        <>
          <Detail source="modelset_name" />
          <Detail source="year" />
          <Detail source="modelset_order_priority" />
          <Detail source="marks_weightage" />
        </>
      )}
      <Detail source="level_name" />
      <AuditDetails />
    </Details>
  );
}
