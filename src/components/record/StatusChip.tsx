import { Chip } from '@mui/material';

interface StatusChipProps {
  /** Whether the status is the desired one. */
  good: boolean;
  label: string;
}

/** A record's status, in a word. */
export const StatusChip = ({ good, label }: StatusChipProps) => (
  <Chip component="span" size="small" variant="outlined" color={good ? 'success' : 'default'} label={label} />
);
