import { useRecordContext, useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';
import { SafeLink } from '@/components/html/SafeLink';
import { VideoDetail } from '@/components/video/VideoDetail';
import { isYes } from '@/contract/fields';
import type { Quiz } from '@/contract/quiz';
import { OptionsDetail } from './OptionsDetail';
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
