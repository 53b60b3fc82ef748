import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface OneTimeCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** New one-time codes, which are shown this once. */
export function OneTimeCodes({ codes, onKept }: OneTimeCodesProps) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h3" variant="subtitle1" id="one-time-codes">
        {translate('second_factor.codes')}
      </Typography>
      <Typography variant="body2">{translate('second_factor.codes_text')}</Typography>
      <Box component="ul" aria-labelledby="one-time-codes" sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept}>
        {translate('second_factor.kept')}
      </Button>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: 0.5,
  p: 0,
  my: 2,
  listStyle: 'none',
} as const;
