import { Chip, type ChipProps } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';
import { MenuPlace } from '@/components/routing/menuPlace';

interface ChipLinkProps {
  /** The popup below the list. */
  to: string;
  /** What it is now. */
  text: string;
  /** What the popup does. */
  action: string;
  color: ChipProps['color'];
  /** What stands before the action in a menu. */
  icon: ReactNode;
  /** Whether it takes something away. */
  danger?: boolean;
}

/** What a row's record is in some way; it leads to the popup that changes that, with the list's search. A menu has what that does. */
export function ChipLink({ to, text, action, color, icon, danger }: ChipLinkProps) {
  const { search } = useLocation();
  if (useContext(MenuPlace)) {
    return (
      <IconLink label={action} to={{ pathname: to, search }} danger={danger}>
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
