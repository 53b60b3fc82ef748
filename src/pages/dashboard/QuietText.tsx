import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The text of a card that has nothing to show. */
export function QuietText({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(text)}
    </Typography>
  );
}
