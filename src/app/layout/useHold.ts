import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';

/** Tells whether the mouse or the focus is on a toast; when it goes or is replaced, the focus goes back to where it was before. */
export function useHold() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  // A button that a newer toast removes tells nothing of it.
  useLayoutEffect(() => {
    if (!isFocused || bar.current?.contains(document.activeElement)) return;
    setFocused(false);
    before.current?.focus();
  });
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
      setFocused(true);
      if (event.relatedTarget instanceof HTMLElement && isOutside(event)) before.current = event.relatedTarget;
    },
    onBlur: (event: FocusEvent) => isOutside(event) && setFocused(false),
  };
  return { isHeld: isPointed || isFocused, holders };
}
