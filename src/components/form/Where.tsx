import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

interface WhereProps {
  /** Whether what was chosen so far asks for the inputs inside. */
  asked: (form: Record<string, unknown>) => boolean;
  children: ReactNode;
}

/** Inputs that belong to other inputs' choices. What was typed in them before is kept while they are hidden. */
export const Where = ({ asked, children }: WhereProps) => (useWatch({ compute: asked }) ? children : null);
