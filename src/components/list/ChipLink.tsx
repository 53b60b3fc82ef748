import { Chip, type ChipProps } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';

interface ChipLinkProps {
  /** The popup below the list. */
  to: string;
  /** What it is now. */
  text: string;
  /** What the popup does. */
  action: string;
  color: ChipProps['color'];
}

/** What a row's record is in some way; it leads to the popup that changes that, with the list's search. */
export function ChipLink({ to, text, action, color }: ChipLinkProps) {
  const { search } = useLocation();
  return (
    <Chip
      component={Link}
      clickable
      size="small"
      variant="outlined"
      color={color}
      to={{ pathname: to, search }}
      label={text}
      title={action}
      aria-label={`${text}: ${action}`}
    />
  );
}
