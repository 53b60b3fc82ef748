import { Chip, type ChipProps } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { useAddressSearch } from '@/components/routing/AddressSearch';
import { ActionPlace } from '@/components/routing/actionPlace';
import { IconLink } from '@/components/routing/IconLink';

interface ChipLinkProps {
  /** The popup below the list. */
  to: string;
  /** The current state. */
  text: string;
  /** What the popup does. */
  action: string;
  /** The same without the record's name, for a button in that record's screen. */
  short?: string;
  color: ChipProps['color'];
  /** The icon before the action in a menu. */
  icon: ReactNode;
  /** Whether it removes something. */
  danger?: boolean;
}

/**
 * A chip with a state of a row's record, linked to the popup that changes it; the list's search is kept. In a menu or on a button, the link
 * names the action instead.
 */
export function ChipLink({ to, text, action, short, color, icon, danger }: ChipLinkProps) {
  const search = useAddressSearch();
  if (useContext(ActionPlace).as !== 'icon') {
    return (
      <IconLink label={action} short={short} to={{ pathname: to, search }} danger={danger}>
        {icon}
      </IconLink>
    );
  }
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
