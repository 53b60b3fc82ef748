import { Component, type ReactNode } from 'react';
import { forgetFailures } from './lazyScreen';

interface LoadBoundaryProps {
  /** Shown instead of a failed part; `retry` renders the part again. */
  renderFailed: (error: Error, retry: () => void) => ReactNode;
  /** Where the part is: a failure is forgotten once this changes. */
  place?: string;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  place: string | undefined;
}

/** Limits an error to a part of the page, such as one whose code could not be fetched. */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  override state: State = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: LoadBoundaryProps, state: State): State | null {
    return place === state.place ? null : { error: undefined, place };
  }

  override componentDidCatch() {
    // Forgotten only now that the error is shown: a render before that would request it again for ever.
    forgetFailures();
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.renderFailed(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}
