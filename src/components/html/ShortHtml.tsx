import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { readableText } from '@/domain/readableText';
import { clamped } from './contentStyles';
import { Words } from './Words';

const SafeContent = lazyScreen(() => import('./SafeContent'), 'SafeContent');

/** A rich text in a few lines, as in a cell: its words, with superscripts, subscripts and formulas. */
export const ShortHtml = ({ html }: { html: string }) => (
  <Suspense
    fallback={
      <Box sx={clamped}>
        <Words text={readableText(html)} />
      </Box>
    }
  >
    <SafeContent html={html} profile="words" />
  </Suspense>
);
