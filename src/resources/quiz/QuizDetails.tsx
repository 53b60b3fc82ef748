import { useRecordContext, useTranslate } from 'react-admin';
import { OptionLines } from '@/components/product/questions/OptionLines';
import { VideoDetail } from '@/components/product/VideoDetail';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
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
