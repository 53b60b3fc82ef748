import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { onceShown } from '@/components/ui/lazy/whenIdle';
import { Words } from '@/components/ui/text/Words';
import { readableText } from '@/domain/html/readableText';
import { clamped } from './contentStyles';
import type { SafeHtmlProps } from './SafeContent';

const SafeContent = lazyScreen(() => import('./SafeContent'), 'SafeContent');
// The screen's code may have loaded in another's chunk. If this fails, rendering it loads it again.
onceShown(() => SafeContent.preload().catch(() => undefined));

/**
 * Shows HTML from any server or editor, after sanitising it; the code for that loads in a chunk of its own, and until then only the words
 * are shown.
 */
export const SafeHtml = (props: SafeHtmlProps) => (
  <Suspense
    fallback={
      <Box sx={words}>
        <Words text={readableText(props.html)} />
      </Box>
    }
  >
    <SafeContent {...props} />
  </Suspense>
);

/** The lines have the rendered text's height. */
const words = { lineHeight: 1.6, overflowWrap: 'anywhere' };

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
