import { Avatar } from '@mui/material';

interface PersonMarkProps {
  name: string;
  /** In pixels. */
  size?: number;
}

/** A person's initials, where there is no room for the name, or no image. */
export const PersonMark = ({ name, size = 28 }: PersonMarkProps) => (
  <Avatar
    sx={{ width: size, height: size, fontSize: size * 0.4, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    aria-hidden
  >
    {initials(name)}
  </Avatar>
);

/** The first letters of the first and the last name; a letter of Devanagari has its vowel sign with it. */
function initials(name: string): string {
  const names = name.split(/\s+/);
  return [...new Set([names[0], names.at(-1)])].map((part = '') => [...letters.segment(part)][0]?.segment ?? '').join('');
}

const letters = new Intl.Segmenter('ne');
