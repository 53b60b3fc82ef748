import { Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';

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

interface SectionButtonProps {
  label: string;
  /** Its name, where several have the same label. */
  name?: string;
  isBusy: boolean;
  danger?: boolean;
  ask: () => Promise<unknown>;
}

/** A button that asks the server for something; what that has done is told as of each write. */
export function SectionButton({ label, name, isBusy, danger = false, ask }: SectionButtonProps) {
  const tellFailed = useTellFailed();
  const run = () =>
    ask().catch(({ message }: Error) => tellFailed('settings.not_asked', { reason: message, again: () => void run() }));
  return (
    <Button
      variant="outlined"
      color={danger ? 'error' : 'primary'}
      loading={isBusy}
      onClick={() => void run()}
      {...(name !== undefined && { 'aria-label': name })}
      sx={{ mt: 2 }}
    >
      {label}
    </Button>
  );
}
