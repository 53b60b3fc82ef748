import { Box, CircularProgress, Typography } from '@mui/material';

interface TransferCircleProps {
  label: string;
  /** From 0 to 1; undefined while it isn't known. */
  share: number | undefined;
  /** The progress in words. */
  text: string;
}

/** The progress of a file's transfer. */
export const TransferCircle = ({ label, share, text }: TransferCircleProps) => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <CircularProgress
      size={24}
      aria-label={label}
      aria-valuetext={text}
      {...(share !== undefined && { variant: 'determinate', value: share * 100 })}
    />
    <Typography variant="caption" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  </Box>
);
