import { Box, type Breakpoint } from '@mui/material';
import { useTranslate } from 'react-admin';
import { loadingBars } from './loadingBars';
import { type LoadingShape, shapes } from './loadingShapes';

interface LoadingLinesProps {
  count: number;
  /** What loads: plain lines, facts with their names, the fields of a form, the rows of a tree, or figures in cards. */
  of?: LoadingShape | undefined;
  /** The least height of what loads: the content below it doesn't move when it arrives. */
  height?: LoadingHeight | undefined;
}

/** In pixels or as a CSS length, one for all windows or by breakpoint. */
export type LoadingHeight = number | Readonly<Partial<Record<Breakpoint, number | string>>>;

/** The placeholder of what is loading, announced once to screen readers. */
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
