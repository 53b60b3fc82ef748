import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface DashboardCardProps {
  /** A key of the catalogue. */
  title: string;
  children: ReactNode;
}

/** One part of the dashboard, which loads and fails by itself. */
export function DashboardCard({ title, children }: DashboardCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" sx={{ fontSize: 16, fontWeight: 600, mb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Paper>
  );
}

/** The text of a card that has nothing to show. */
export function QuietText({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(text)}
    </Typography>
  );
}
