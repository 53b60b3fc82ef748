import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tip } from '@/components/ui/tip';
import { widths } from './treeWidth';

interface SplitterStepsProps {
  width: number;
  /** Called with the next width, which may be beyond what is allowed. */
  onWidth: (width: number) => void;
}

/** How far a press moves the line, in pixels: a quarter of its way. */
const step = (widths.most - widths.least) / 4;

/** Two buttons on the line between a tree and its panel, for a pointer that can't drag; keys move the line itself. */
export function SplitterSteps({ width, onWidth }: SplitterStepsProps) {
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
      <button type="button" tabIndex={-1} {...button('tree_page.narrower', width - step, width === widths.least)}>
        <ChevronLeftIcon fontSize="small" />
      </button>
      <button type="button" tabIndex={-1} {...button('tree_page.wider', width + step, width === widths.most)}>
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
