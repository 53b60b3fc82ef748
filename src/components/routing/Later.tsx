import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageShown } from './whenIdle';

interface LaterProps {
  /** What has its place until then. */
  fallback?: ReactNode;
  /** Whether it stands round that at all; otherwise it is what a person came for. */
  waits?: boolean;
  /** Whether it waits on each page, and not on the first alone. */
  always?: boolean;
  children: ReactNode;
}

/** What stands round that for which a person came: on the first page it is drawn after that, from then on with it. */
export function Later({ fallback, waits = true, always = false, children }: LaterProps) {
  const [isTime, setTime] = useState(() => !waits || (isPageShown() && !always));
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime ? children : fallback;
}
