import { Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DocumentTitle } from '@/components/DocumentTitle';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** The right side of the page: one form or one record. */
export function Panel({ title, children }: PanelProps) {
  const text = useTranslate()(title);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const { id: record } = useParams();

  useEffect(() => {
    // What led here went with the panel before: without this the keyboard would begin again at the top of the page.
    const isLost = document.activeElement === document.body;
    // Who has opened the page at a record wants that, not the page's own heading.
    const isAtTop = record !== undefined && document.activeElement?.tagName === 'H1';
    if (isLost || isAtTop) heading.current?.focus();
  }, [record]);

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <DocumentTitle text={text} />
      <Typography
        id={id}
        ref={heading}
        component="h2"
        variant="h6"
        tabIndex={-1}
        sx={{ mb: 1.5, outline: 'none', scrollMarginTop: 16 }}
      >
        {text}
      </Typography>
      {children}
    </Paper>
  );
}
