import { Avatar } from '@mui/material';
import { firstLetter } from '@/domain/characters';

interface PersonMarkProps {
  name: string;
  /** In pixels. */
  size?: number;
}

/**
 * A person's initial, for where there is no room for the name, or no image. It is only one letter, because a control's visible text has to
 * be part of its name.
 */
export const PersonMark = ({ name, size = 28 }: PersonMarkProps) => (
  <Avatar
    sx={{ width: size, height: size, fontSize: size / 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    aria-hidden
  >
    {firstLetter(name)}
  </Avatar>
);
