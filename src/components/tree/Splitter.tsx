import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { tip } from '@/components/ui/tip';
import { fitting, widths } from './treeWidth';

interface SplitterProps {
  width: number;
  /** Shows another width while the splitter is dragged. */
  draw: (width: number) => void;
  /** Stores the width. */
  onWidth: (width: number) => void;
}

/** How far an arrow key moves it, in pixels. */
const step = 16;

/**
 * The line between a tree and its panel: dragged by mouse or finger, moved by arrows, Home and End, or by the buttons on it; a double click
 * restores the tree's usual width.
 */
export function Splitter({ width, draw, onWidth }: SplitterProps) {
  const label = useTranslate()('tree_page.splitter');
  // The distance of the pointer from the line when the drag began.
  const hold = useRef(0);
  const widthAt = ({ clientX }: PointerEvent) => fitting(clientX - hold.current);
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: widths.least,
      End: widths.most,
    };
    const wanted = keys[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onWidth(fitting(wanted));
  };
  return (
    <Box sx={place}>
      <Box
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={width}
        aria-valuemin={widths.least}
        aria-valuemax={widths.most}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => onWidth(widths.usual)}
        onPointerDown={(event) => {
          // The mouse's other buttons have other meanings.
          if (event.button !== 0) return;
          hold.current = event.clientX - width;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && draw(widthAt(event))}
        // Fires on release, and when the drag is cancelled.
        onLostPointerCapture={(event) => onWidth(widthAt(event))}
        sx={line}
      />
      <SplitterSteps width={width} onWidth={(wanted) => onWidth(fitting(wanted))} />
    </Box>
  );
}

const place = {
  display: { xs: 'none', md: 'block' },
  displayPrint: 'none',
  position: 'relative',
  alignSelf: 'stretch',
  order: 1,
  // Wider than the gap around it, so that a finger can hit it.
  width: 24,
  mx: -0.5,
  zIndex: 1,
} as const;

const line = {
  position: 'absolute',
  inset: 0,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '&::after': { content: '""', display: 'block', width: 2, height: 1, mx: 'auto', borderRadius: 1 },
  '&:hover::after, &:active::after': { bgcolor: 'divider' },
  '&:focus-visible::after': { bgcolor: 'primary.main' },
  '@media (forced-colors: active)': { '&::after': { bgcolor: 'CanvasText' } },
} as const;

interface SplitterStepsProps {
  width: number;
  /** Called with the next width, which may be beyond what is allowed. */
  onWidth: (width: number) => void;
}

/** How far a press moves the line, in pixels: a quarter of its way. */
const quarter = (widths.most - widths.least) / 4;

/** Two buttons on the line between a tree and its panel, for a pointer that can't drag; keys move the line itself. */
function SplitterSteps({ width, onWidth }: SplitterStepsProps) {
  const translate = useTranslate();
  const button = (label: string, to: number, isAtEnd: boolean) => ({
    'aria-label': translate(label),
    ...tip(translate(label)),
    // Not disabled: its presses would reach the line below it, where two of them restore the usual width.
    'aria-disabled': isAtEnd,
    onClick: () => onWidth(to),
  });
  return (
    <Box sx={look}>
      <button type="button" tabIndex={-1} {...button('tree_page.narrower', width - quarter, width === widths.least)}>
        <ChevronLeftIcon fontSize="small" />
      </button>
      <button type="button" tabIndex={-1} {...button('tree_page.wider', width + quarter, width === widths.most)}>
        <ChevronRightIcon fontSize="small" />
      </button>
    </Box>
  );
}

const look = {
  position: 'sticky',
  top: 'calc(50dvh - 24px)',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  '[role=separator]:focus-visible + &': { borderColor: 'primary.main' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    // The least height that a finger hits.
    width: 1,
    height: 24,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button:hover': { bgcolor: 'action.hover' },
  '& button[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
} as const;
