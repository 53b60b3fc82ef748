import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { DetailRow } from '@/components/fields/Details';
import { ShortHtml } from '@/components/html/ShortHtml';
import type { Passage } from '@/contract/passage';

/** A passage's questions in their order, each with its marks; nothing if the server doesn't return them. */
export function QuizzesDetail() {
  const translate = useTranslate();
  const { quizzes = [] } = useRecordContext<Passage & { id: number }>() ?? {};
  return (
    <DetailRow source="quizzes">
      {quizzes.length === 0 ? (
        translate('ui.not_available')
      ) : (
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
      )}
    </DetailRow>
  );
}
