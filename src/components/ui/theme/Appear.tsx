import type { TransitionProps } from '@mui/material/transitions';
import { type Ref, useEffect, useEffectEvent } from 'react';

/**
 * The transition of popups and of their backdrop: they fade in, and close at once. Unlike MUI's own, it forces no layout of the page before
 * the popup is seen, and closing is immediate.
 */
export function Appear({ in: isOpen = false, ref, children, tabIndex, role, onFocus, onEnter, onExited }: AppearProps) {
  const tell = useEffectEvent((isShown: boolean) => (isShown ? onEnter : onExited)?.(document.body, true));
  useEffect(() => tell(isOpen), [isOpen]);
  if (!isOpen) return null;
  return (
    <div ref={ref} tabIndex={tabIndex} role={role} onFocus={onFocus} style={whole}>
      {children}
    </div>
  );
}

type AppearProps = TransitionProps & { ref?: Ref<HTMLDivElement> };

const whole = { position: 'absolute', inset: 0, outline: 'none', animation: 'fade 160ms' } as const;
