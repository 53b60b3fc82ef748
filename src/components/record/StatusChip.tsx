import { Chip } from '@mui/material';

interface StatusChipProps {
  /** Whether it stands as one would have it. */
  good: boolean;
  label: string;
}

/** How a record stands, in a word. */
export const StatusChip = ({ good, label }: StatusChipProps) => (
  <Chip component="span" size="small" variant="outlined" color={good ? 'success' : 'default'} label={label} />
);
