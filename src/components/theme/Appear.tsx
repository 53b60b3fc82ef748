import type { TransitionProps } from '@mui/material/transitions';
import { type Ref, useEffect, useEffectEvent } from 'react';

/**
 * The transition of popups and of what dims the page behind them: they fade in, and go at once. Beside MUI's own it lays the page out no
 * time of its own before the popup is seen, and who closes one waits for nothing.
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
