import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface SettingsSectionProps {
  title: string;
  /** What it is for. */
  text?: string;
  children: ReactNode;
}

/** A part of the settings, under its heading. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, mt: 2, maxWidth: 480 }}>
      <Typography id={id} component="h2" variant="h6">
        {translate(title)}
      </Typography>
      {text && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate(text)}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
