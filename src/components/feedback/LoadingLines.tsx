import { Box, type Breakpoint } from '@mui/material';
import { useTranslate } from 'react-admin';
import { loadingBars } from './loadingBars';
import { type LoadingShape, shapes } from './loadingShapes';

interface LoadingLinesProps {
  count: number;
  /** What comes: lines of any kind, facts with their names, the fields of a form, the rows of a tree, or figures in cards. */
  of?: LoadingShape | undefined;
  /** How high what is on its way will be at least: what stands below doesn't move when it comes. */
  height?: LoadingHeight | undefined;
}

/** In pixels or as a length, alike in all windows or from a width on. */
export type LoadingHeight = number | Readonly<Partial<Record<Breakpoint, number | string>>>;

/** The quiet shape of what is on its way, announced once. */
export function LoadingLines({ count, of = 'lines', height }: LoadingLinesProps) {
  const translate = useTranslate();
  const { box, part, bars } = shapes[of];
  return (
    <Box role="status" aria-label={translate('ui.loading')} sx={{ minHeight: height, ...loadingBars, ...box }}>
      {Array.from({ length: count }, (_, line) => (
        <Box key={line} sx={part}>
          {bars(line).map((bar) => (
            <i key={bar.height} style={{ width: bar.width, height: bar.height, marginLeft: bar.start }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
