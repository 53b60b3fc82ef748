import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { ShortHtml } from '@/components/html/ShortHtml';
import { readableText } from '@/domain/readableText';
import type { RowVerdict } from './verdicts';

/** A question that was read, and below it its options, the true ones marked. */
export function QuestionCell() {
  const row = useRecordContext<RowVerdict>();
  if (!row) return null;
  const { question, quiz_options } = row.form;
  return (
    <>
      <ShortHtml html={question} />
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {quiz_options.map(({ options, correct }) => `${correct ? '✓ ' : ''}${readableText(options)}`).join(' · ')}
      </Box>
    </>
  );
}
