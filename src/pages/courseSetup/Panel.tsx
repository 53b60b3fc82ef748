import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface PanelProps {
  title: string;
  /** What can be done with what is shown. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The right side of the page: one form or one record. */
export function Panel({ title, actions, children }: PanelProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: actions ? 1 : 2 }}>
        {translate(title)}
      </Typography>
      {actions}
      {children}
    </Paper>
  );
}
