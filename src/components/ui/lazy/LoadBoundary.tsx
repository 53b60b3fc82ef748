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
  /** Whether nothing is rendered, so that the part begins anew after a foreign change; and when it did so last. */
  isRenewing: boolean;
  renewedAt: number;
}

/** How long a part must last to be rendered anew by itself, in milliseconds: one that fails at once would do so for ever. */
const life = 1000;

/**
 * Limits an error to a part of the page, such as one whose code could not be fetched. A part whose elements somebody else has changed, as a
 * browser that translates the page does, is rendered anew, and its forms offer again what was typed.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, State> {
  override state: State = { error: undefined, place: this.props.place, isRenewing: false, renewedAt: Number.NEGATIVE_INFINITY };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: LoadBoundaryProps, state: State): State | null {
    if (place !== state.place) return { ...state, error: undefined, place };
    const now = performance.now();
    if (!state.error || !isForeignChange(state.error) || now - state.renewedAt < life) return null;
    return { ...state, error: undefined, isRenewing: true, renewedAt: now };
  }

  override componentDidCatch() {
    // Forgotten only now that the error is shown: a render before that would request it again for ever.
    forgetFailures();
    if (this.state.isRenewing) this.setState({ isRenewing: false });
  }

  override render() {
    const { error, isRenewing } = this.state;
    if (isRenewing) return null;
    return error ? this.props.renderFailed(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}

/** Whether React didn't find a node where it had put it. */
const isForeignChange = ({ name }: Error) => name === 'NotFoundError';
