import { Suspense } from 'react';
import { openFormTexts } from '@/components/record/formTexts';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { type LazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { PartBoundary } from '@/components/ui/lazy/PartBoundary';

/** Makes a part of a page that loads with its texts, and fails alone. */
export function discussionPart<Props extends object>(Screen: LazyScreen<Props>) {
  const Part = lazyWith(Screen, openFormTexts);
  return (props: Props) => (
    <PartBoundary>
      <Suspense fallback={<LoadingLines count={2} of="messages" />}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}
