import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reportOf } from './modelsetAddresses';
import { QuestionView } from './QuestionView';
import type { Block, Sheet } from './sheet';

/** Shows the question of a number, or all of its levels. */
export function BlockView({ block: { number, levels }, sheet }: { block: Block; sheet: Sheet }) {
  const translate = useTranslate();
  const heading = (
    <Typography component="h3" variant="subtitle1">
      {number === null ? translate('modelset_view.unnumbered') : translate('modelset_view.number', { number })}
    </Typography>
  );
  const tagOf = (question: Block['levels'][number]) => (question.tag_id === undefined ? {} : { tag: reportOf(sheet, question) });
  const [first, ...others] = levels;
  return (
    <Box component="li" sx={block}>
      {first && <QuestionView question={first} heading={heading} {...tagOf(first)} />}
      {others.map((question) => (
        <Box key={question.quiz_id} sx={{ borderTop: 1, borderTopStyle: 'dashed', borderColor: 'divider', pt: 2 }}>
          <QuestionView question={question} {...tagOf(question)} />
        </Box>
      ))}
    </Box>
  );
}

const block = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
