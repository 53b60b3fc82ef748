import type { FunctionComponent, ReactNode } from 'react';
import type { CallArea } from '@/contract/rights';

interface AreaPagesProps {
  /** The area whose rights open them. */
  right: CallArea;
  /** Their `<Route>`s. */
  children: ReactNode;
}

/** Declares pages that aren't one resource's; like a `<Route>`, it is read but never rendered. */
export const AreaPages: FunctionComponent<AreaPagesProps> = () => null;
