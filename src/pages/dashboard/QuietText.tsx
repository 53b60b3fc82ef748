import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What a card says where it has nothing to show. */
export function QuietText({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(text)}
    </Typography>
  );
}
