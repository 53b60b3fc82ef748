import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { onceShown } from '@/components/routing/whenIdle';
import { readableText } from '@/domain/readableText';
import type { SafeHtmlProps } from './SafeContent';

const SafeContent = lazyScreen(() => import('./SafeContent'), 'SafeContent');
// Its screen's code may have come with another's. Where it didn't come, whoever shows it asks again.
onceShown(() => SafeContent.preload().catch(() => undefined));

/** Shows HTML, whatever a server or an editor sent, after it was made safe; what does so comes in a chunk of its own, and its words stand there until then. */
export const SafeHtml = (props: SafeHtmlProps) => (
  <Suspense fallback={<Box sx={words}>{readableText(props.html)}</Box>}>
    <SafeContent {...props} />
  </Suspense>
);

/** In lines as high as those of the text. */
const words = { lineHeight: 1.6, overflowWrap: 'anywhere' };
