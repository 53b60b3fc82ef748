import { Button, DialogActions } from '@mui/material';
import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useFormRoutes } from '@/components/routing/addresses';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { FurtherActions } from './listRead';
import { Neighbours } from './Neighbours';
import { useShownName } from './names';
import { withUsual } from './PrintRecord';
import { mostButtons, RecordActions } from './RecordActions';
import { useCanEdit } from './useCanEdit';

interface ShowActionsProps {
  /** The record's own actions beside those of its list. */
  own?: readonly ReactNode[] | undefined;
}

/** The buttons of a details popup: Close, then, once the record has loaded, its other actions, and Edit if it has a form. */
export function ShowActions({ own = none }: ShowActionsProps) {
  const translate = useTranslate();
  const { cancel } = useContext(FormContainer);
  const further = [...useContext(FurtherActions), ...own];
  const canEdit = useCanEdit();
  const isShown = useShownName() !== undefined;
  const { edit } = useFormRoutes();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row, mostButtons);
  return (
    <DialogActions ref={row} sx={footer}>
      <Neighbours addressOf={(other) => ({ pathname: `../view/${other}`, search })} />
      <Button color="inherit" onClick={cancel}>
        {translate('ui.close')}
      </Button>
      <RecordActions actions={withUsual(further)} room={room} />
      {canEdit && isShown && (
        <Button
          component={Link}
          to={{ pathname: `../${edit}/${encodeURIComponent(id)}`, search }}
          variant="contained"
          {...shortcut('e')}
        >
          {translate('ui.edit')}
        </Button>
      )}
    </DialogActions>
  );
}

const none: readonly ReactNode[] = [];

/** On a phone the buttons are closer; in the longest language, at the largest text, they wrap. */
const narrow = {
  px: { xs: 1.5, sm: 3 },
  rowGap: 0.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& > :not(style) ~ :not(style)': { ml: { xs: 0.5, sm: 1 } },
  '& .MuiButton-contained': { px: { xs: 1, sm: 2 } },
} as const;

/** Buttons that don't fit overflow at its right end, where they can be measured. */
const footer = {
  borderTop: 1,
  borderColor: 'divider',
  justifyContent: 'safe flex-end',
  '& .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
  ...narrow,
};

/** Returns how many buttons fit into a row: one is removed as long as the row overflows; when its width changes, all are tried again. */
function useRoom(row: RefObject<HTMLElement | null>, most: number): number {
  const [count, setCount] = useState(most);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Before the next paint: a button that doesn't fit is never seen.
    const fit = () => {
      // There may be fewer buttons than there is room for: then the first steps remove none.
      for (let steps = most; steps > 0 && isBeyond(element); steps -= 1)
        flushSync(() => setCount((last) => Math.max(0, last - 1)));
    };
    // Labels load late, and removed buttons make room.
    const parts = new MutationObserver(fit);
    let known: number | undefined;
    const box = new ResizeObserver(() => {
      if (known !== undefined && known !== element.clientWidth) flushSync(() => setCount(most));
      known = element.clientWidth;
      fit();
    });
    parts.observe(element, { childList: true, subtree: true, characterData: true });
    box.observe(element);
    return () => {
      parts.disconnect();
      box.disconnect();
    };
  }, [row, most]);

  return count;
}

/** Tells whether its last button reaches into the padding; that alone wouldn't make it scroll. */
function isBeyond(row: HTMLElement): boolean {
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  return (row.lastElementChild?.getBoundingClientRect().right ?? 0) > end + 0.5;
}
