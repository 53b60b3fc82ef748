import { Paper, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FormHost } from '@/components/form/formHost';

interface PanelProps {
  title: string;
  /** After a save that went through. */
  done?: () => void;
  cancel?: () => void;
  children: ReactNode;
}

/** The right side of the page: one form or one record. */
export function Panel({ title, done, cancel, children }: PanelProps) {
  const translate = useTranslate();
  const host = useMemo(
    () => ({ place: 'page' as const, done: done ?? (() => undefined), ...(cancel && { cancel }) }),
    [done, cancel],
  );
  return (
    <Paper variant="outlined" component="section" aria-label={translate(title)} sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        {translate(title)}
      </Typography>
      <FormHost value={host}>{children}</FormHost>
    </Paper>
  );
}
