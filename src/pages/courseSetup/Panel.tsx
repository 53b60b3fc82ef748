import { Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // What led here went with the panel before: without this the keyboard would begin again at the top of the page.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        id={id}
        ref={heading}
        component="h2"
        variant="h6"
        tabIndex={-1}
        sx={{ mb: actions ? 1 : 2, outline: 'none', scrollMarginTop: 16 }}
      >
        {translate(title)}
      </Typography>
      {actions}
      {children}
    </Paper>
  );
}
