import { Box } from '@mui/material';
import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';

const ScrollElement = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element that scrolls round a table. */
export const useScrollElement = () => useContext(ScrollElement);

/** A table's viewport: as high as its rows until they fill the window, then it scrolls below a head that stays. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <ScrollElement value={element}>
      {/* Reachable by keyboard, because a wide table scrolls sideways on a phone. */}
      <Box
        ref={element}
        role="region"
        aria-label={label}
        tabIndex={0}
        sx={{ maxHeight: 'max(320px, calc(100dvh - 280px))', overflow: 'auto' }}
      >
        {children}
      </Box>
    </ScrollElement>
  );
}
