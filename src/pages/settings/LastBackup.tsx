import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDayTexts } from '@/components/ui/text/dates';
import { backupCalls } from '@/contract/backup';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';

/** Says when the last backup was made, where the server is one that tells it. */
export function LastBackup() {
  const { config } = useServices();
  return config.history ? <BackupPaper /> : null;
}

function BackupPaper() {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  const query = useRead(backupCalls.getLastBackup, {});
  return (
    <Paper component="section" variant="outlined" aria-labelledby="last-backup" sx={{ p: 2, mt: 2, maxWidth: 480 }}>
      <Typography id="last-backup" component="h2" variant="h6">
        {translate('settings.backup')}
      </Typography>
      <QueryContent query={query} lines={1}>
        {({ data: { made_at } }) => (
          <Typography variant="body2" color="text.secondary">
            {made_at === null
              ? translate('settings.backup_none')
              : translate('settings.backup_last', { moment: instant(made_at) })}
          </Typography>
        )}
      </QueryContent>
    </Paper>
  );
}
