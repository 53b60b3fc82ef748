import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { readableText } from '@/domain/readableText';
import { clamped } from './contentStyles';

const SafeContent = lazyScreen(() => import('./SafeContent'), 'SafeContent');

/** A rich text where there is room for a few lines alone, as in a cell: its words, with what is raised, lowered or a formula in them. */
export const ShortHtml = ({ html }: { html: string }) => (
  <Suspense fallback={<Box sx={clamped}>{readableText(html)}</Box>}>
    <SafeContent html={html} profile="words" />
  </Suspense>
);
