import { Component, type ReactNode, Suspense } from 'react';
import { LoadingCard } from '@/components/feedback/LoadingCard';
import { forgetFailures } from '@/components/routing/lazyScreen';
import { PageError } from './PageError';

interface PageBoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  /** The path at which the error occurred, if there is one. */
  pathname: string;
}

/** Limits an error to its page: the shell stays, and the page can be retried or left. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { error: undefined, pathname: this.props.pathname };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: PageBoundaryProps, state: State): State | null {
    return pathname === state.pathname ? null : { error: undefined, pathname };
  }

  override componentDidCatch() {
    // Forgotten only now that the error is shown: a render before that would request it again for ever.
    forgetFailures();
  }

  override render() {
    const { error } = this.state;
    if (error) return <PageError error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />;
    return <Suspense fallback={<LoadingCard />}>{this.props.children}</Suspense>;
  }
}
