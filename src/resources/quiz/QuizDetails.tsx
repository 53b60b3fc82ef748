import TrueIcon from '@mui/icons-material/CheckCircle';
import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { VideoDetail } from '@/components/product/VideoDetail';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { isYes } from '@/contract/fields';
import type { Quiz } from '@/contract/quiz';
import { QuizUses } from './QuizUses';

/** A question's details and audit, and its videos if it has any. */
export function QuizDetails() {
  const translate = useTranslate();
  const record = useRecordContext<Quiz & { id: number }>();
  return (
    <Details>
      <HtmlDetail source="question" />
      <OptionsDetail options={record?.quiz_options ?? []} />
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

/** A question's options in their order; a green tick is before each true one. */
function OptionsDetail({ options }: { options: Quiz['quiz_options'] }) {
  const translate = useTranslate();
  const numbered = options.map((option, index) => ({ ...option, key: option.option_id ?? `place ${index}` }));
  return (
    <DetailRow source="quiz_options">
      <Box component="ol" sx={{ m: 0, pl: 3, '& > * + *': { mt: 1 }, '&:lang(ne)': { listStyleType: 'devanagari' } }}>
        {numbered.map(({ key, options: html, correct }) => (
          <Box component="li" key={key}>
            <Box sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 1 }}>
              <span>{correct && <TrueIcon fontSize="small" color="success" titleAccess={translate('choices.true')} />}</span>
              {/* A wide formula scrolls inside its own box. */}
              <Box sx={{ minWidth: 0 }}>
                <SafeHtml html={html} profile="content" />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </DetailRow>
  );
}
