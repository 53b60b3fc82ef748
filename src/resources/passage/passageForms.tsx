import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { ShortHtml } from '@/components/ui/html/SafeHtml';
import { type Passage, passageEditForm, passageForm } from '@/contract/passage';

/** A passage's details, with its questions and its audit. */
const PassageDetails = () => (
  <Details>
    <HtmlDetail source="paragraph" />
    <QuizzesDetail />
    <Detail source="course_name" />
    <AuditDetails />
  </Details>
);

/** The inputs of a passage, for both of its forms. */
const PassageInputs = () => (
  <>
    <CourseInput />
    <TextInput source="paragraph_title" />
    <RichTextInput source="paragraph" />
  </>
);

/** The forms and details of a passage. */
export const passageForms: RecordForms = {
  name: 'passage',
  form: passageForm,
  editForm: passageEditForm,
  Inputs: PassageInputs,
  Details: PassageDetails,
};

/** A passage's questions in their order, each with its marks; nothing if there are none, or the server doesn't return them. */
function QuizzesDetail() {
  const translate = useTranslate();
  const { quizzes = [] } = useRecordContext<Passage & { id: number }>() ?? {};
  if (quizzes.length === 0) return null;
  return (
    <DetailRow source="quizzes">
      <Box component="ol" sx={{ m: 0, pl: 3, '& > * + *': { mt: 1 }, '&:lang(ne)': { listStyleType: 'devanagari' } }}>
        {quizzes.map(({ quiz_iid, question, marks_weightage }) => (
          <li key={quiz_iid}>
            <ShortHtml html={question} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('passage.marks', { smart_count: marks_weightage, marks: marks_weightage })}
            </Box>
          </li>
        ))}
      </Box>
    </DetailRow>
  );
}
