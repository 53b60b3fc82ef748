import { Suspense } from 'react';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import type { VersionedForm } from './useVersions';

// Needed only for a rich text.
const EarlierVersions = lazyScreen(() => import('./EarlierVersions'), 'EarlierVersions');

/** The button of a form's earlier states; a form without a rich text, or whose secrets aren't kept, has none. */
export function VersionsPlace({ drafts, ...form }: VersionedForm & { drafts: 'kept' | 'none' | undefined }) {
  if (drafts === 'none' || form.richTexts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <EarlierVersions {...form} />
    </Suspense>
  );
}
