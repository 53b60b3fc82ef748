import { Box } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { mark, marked } from '@/components/ui/marks';

/** Returns the element that scrolls around a part of a table. */
export const scrollBoxOf = (part: Element | null) => part?.closest<HTMLElement>(marked('scroll')) ?? null;

interface ScrollBoxProps {
  label: string;
  /** The greatest height, in pixels; by default what its card leaves. */
  fixedHeight?: number | undefined;
  children: ReactNode;
}

/** A table's viewport: as high as its rows until they fill the window, then it scrolls below a head that stays. */
export function ScrollBox({ label, fixedHeight, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  useStartOfOtherRows(box);
  return (
    // Reachable by keyboard, because a wide table scrolls sideways on a phone.
    <Box
      ref={box}
      {...mark('scroll')}
      role="region"
      aria-label={label}
      tabIndex={0}
      // Keeps focused elements clear of the sticky head and the last column.
      sx={{
        displayPrint: 'none',
        maxHeight: fixedHeight,
        overflow: 'auto',
        scrollPadding: '64px 96px 0 0',
      }}
    >
      {children}
    </Box>
  );
}

/** Scrolls to the first row when the list shows other rows. */
function useStartOfOtherRows(box: RefObject<HTMLElement | null>) {
  const { page, perPage, filterValues, sort } = useListContext();
  const shown = JSON.stringify([page, perPage, filterValues, sort]);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    box.current?.scrollTo(0, 0);
  }, [box, shown]);
}
