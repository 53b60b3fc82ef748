import { Box } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SplitterSteps } from './SplitterSteps';
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
