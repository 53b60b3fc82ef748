import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Details } from '@/components/record/details/Details';

interface DetailsGroupProps {
  /** A message key. */
  title: string;
  children: ReactNode;
}

/** Details that belong together, under a heading; without any, nothing. */
export function DetailsGroup({ title, children }: DetailsGroupProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '&:not(:has(dt))': { display: 'none' } }}>
      <Typography id={id} component="h2" sx={{ typography: 'subtitle1', mb: 1, breakAfter: 'avoid' }}>
        {translate(title)}
      </Typography>
      <Details>{children}</Details>
    </Box>
  );
}
