import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import { isTrue } from '@/contract/fields';
import type { Sheet } from './sheet';

/** The facts about a model set above its questions, on the screen and on paper. */
export function SheetFacts({ sheet }: { sheet: Sheet }) {
  const translate = useTranslate();
  const digits = useDigits();
  const facts = [
    ['total_marks', digits(sheet.total_marks)],
    ['pass_marks', digits(sheet.pass_marks)],
    ['exam_time_duration', digits(sheet.exam_time_duration)],
    ...(isTrue(sheet.has_negative) && sheet.negative_marking !== null
      ? [['negative_marking', digits(sheet.negative_marking)] as const]
      : []),
  ] as const;
  return (
    <Box component="dl" sx={row}>
      {facts.map(([field, text]) => (
        <div key={field}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(`fields.${field}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const row = {
  m: 0,
  mb: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  '@media print': { justifyContent: 'space-between', py: 1, borderBlock: '1px solid' },
};
