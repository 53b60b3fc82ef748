import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { NotificationPayload } from 'react-admin';

/** Tells whether the mouse or the focus is on a toast; when it goes or is replaced, the focus goes back to where it was before. */
export function useHold(toast: NotificationPayload) {
  const [isPointed, setPointed] = useState(false);
  const [focused, setFocused] = useState<NotificationPayload>();
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  // A button that a newer toast removes tells nothing of it.
  useLayoutEffect(() => {
    if (!focused || focused === toast) return;
    const isInside = bar.current?.contains(document.activeElement) === true;
    setFocused(isInside ? toast : undefined);
    if (!isInside) before.current?.focus();
  }, [toast, focused]);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus();
    };
  }, []);
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  const holders = {
    ref: bar,
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: (event: FocusEvent) => {
      setFocused(toast);
      if (event.relatedTarget instanceof HTMLElement && isOutside(event)) before.current = event.relatedTarget;
    },
    onBlur: (event: FocusEvent) => isOutside(event) && setFocused(undefined),
  };
  return { isHeld: isPointed || focused === toast, holders };
}
