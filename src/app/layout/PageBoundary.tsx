import { Component, type ReactNode, Suspense } from 'react';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { PageError } from './PageError';

interface PageBoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/** Keeps an error to its page: the shell stays, and the page can be tried again, or left. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidUpdate({ pathname }: PageBoundaryProps) {
    if (this.state.error && pathname !== this.props.pathname) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error) return <PageError error={error} resetErrorBoundary={() => this.setState({ error: undefined })} />;
    return <Suspense fallback={<LoadingLines count={6} />}>{this.props.children}</Suspense>;
  }
}
