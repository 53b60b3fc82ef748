import { type ReactNode, Suspense } from 'react';
import { LoadingCard } from '@/components/feedback/LoadingCard';
import { LoadBoundary } from '@/components/routing/LoadBoundary';
import { PageError } from './PageError';

interface PageBoundaryProps {
  pathname: string;
  children: ReactNode;
}

/** Limits an error to its page: the shell stays, and the page can be retried or left. */
export const PageBoundary = ({ pathname, children }: PageBoundaryProps) => (
  <LoadBoundary place={pathname} renderFailed={(error, retry) => <PageError error={error} retry={retry} />}>
    <Suspense fallback={<LoadingCard />}>{children}</Suspense>
  </LoadBoundary>
);
