import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFrame, isPageShown } from './whenIdle';

interface LaterProps {
  /** Rendered until then. */
  fallback?: ReactNode;
  /** Whether it is secondary on this page; if not, it is the content that was navigated to. */
  waits?: boolean;
  /** Whether it waits on each page, not only on the first. */
  always?: boolean;
  children: ReactNode;
}

/** Secondary content: on the first page it renders after the content that was navigated to, from then on together with it. */
export function Later({ fallback, waits = true, always = false, children }: LaterProps) {
  const [isTime, setTime] = useState(() => !waits || (isPageShown() && !always));
  useEffect(() => (isTime ? undefined : afterFrame(() => startTransition(() => setTime(true)))), [isTime]);
  return isTime ? children : fallback;
}
