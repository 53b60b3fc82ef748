import { Box, type Breakpoint, Paper, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mark } from '@/components/ui/marks';
import { type LoadingShape, loadingBars, shapes } from './loadingShapes';

interface LoadingLinesProps {
  count: number;
  /**
   * What loads: lines of text, facts with their names, the fields of a form, the inputs of a search, the rows of a tree, a menu's entries,
   * messages, or figures in cards.
   */
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
    <Box
      role="status"
      {...mark('loading', of)}
      aria-label={translate('ui.loading')}
      sx={{ minHeight: height, ...loadingBars, ...box }}
    >
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

/** The outline of a card while its screen loads. */
export const LoadingCard = ({ of }: Pick<LoadingLinesProps, 'of'>) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <LoadingLines count={6} of={of} />
  </Paper>
);

/** The placeholder of an input whose choices are loading, as high as the input and in its place in the form. */
export function LoadingInput({ className }: { className: string }) {
  const translate = useTranslate();
  return (
    <Skeleton
      className={className}
      {...mark('loading', 'inputs')}
      role="status"
      aria-label={translate('ui.loading')}
      variant="rounded"
      height={40}
    />
  );
}
