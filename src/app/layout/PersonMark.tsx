import { Avatar } from '@mui/material';

/** A person's first letter, where there is no room for the name. */
export const PersonMark = ({ name }: { name: string }) => (
  <Avatar sx={{ width: 28, height: 28, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }} aria-hidden>
    {firstLetter(name)}
  </Avatar>
);

// A letter of Devanagari has its vowel sign with it.
const firstLetter = (name: string) => [...new Intl.Segmenter('ne').segment(name)][0]?.segment ?? '';
