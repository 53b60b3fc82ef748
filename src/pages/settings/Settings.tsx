import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordInput } from '@/components/form/inputs/PasswordInput';
import { RecordForm } from '@/components/form/RecordForm';
import { PageTitle } from '@/components/record/PageTitle';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { LetterKeysSwitch } from '@/components/ui/keys/LetterKeysSwitch';
import { useDayTexts } from '@/components/ui/text/dates';
import { accountCalls, changePasswordForm } from '@/contract/account';
import { backupCalls } from '@/contract/backup';
import { secondFactorCalls } from '@/contract/secondFactor';
import { useCall } from '@/providers/data/useCall';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';
import { SecondFactor } from './SecondFactor';

/** Until somebody has the second factor that their role demands, setting it up is all that is here. */
export function Settings() {
  const { config } = useServices();
  const factor = useRead(secondFactorCalls.getSecondFactor, config.history ? {} : undefined);
  const { is_demanded = false, is_on = false } = factor.data?.data ?? {};
  const isAll = is_on || !is_demanded;
  return (
    <>
      <PageTitle title="settings.title" />
      {isAll && <ChangePassword />}
      {config.history && <SecondFactor query={factor} />}
      {isAll && <Keys />}
      {isAll && <LastBackup />}
    </>
  );
}

function ChangePassword() {
  const translate = useTranslate();
  const change = useCall(accountCalls.changePassword);
  const [changes, setChanges] = useState(0);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="change-password" sx={{ p: 2, maxWidth: 480 }}>
      <Typography id="change-password" component="h2" variant="h6">
        {translate('settings.change_password')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.change_password_text')}
      </Typography>
      <RecordForm
        key={changes}
        schema={changePasswordForm}
        save={(values) => change.mutateAsync(changePasswordForm.parse(values))}
        onSaved={() => setChanges(changes + 1)}
        saveLabel="settings.change_password"
        drafts="none"
      >
        <PasswordInput source="old_password" autoComplete="current-password" />
        <PasswordInput source="new_password" autoComplete="new-password" hint="settings.password_rule" />
        <PasswordInput source="re_password" autoComplete="new-password" />
      </RecordForm>
    </Paper>
  );
}

function Keys() {
  const translate = useTranslate();
  return (
    <Paper component="section" variant="outlined" aria-labelledby="keys" sx={{ p: 2, mt: 2, maxWidth: 480 }}>
      <Typography id="keys" component="h2" variant="h6">
        {translate('keys.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('keys.letters_text')}
      </Typography>
      <LetterKeysSwitch />
    </Paper>
  );
}

/** Says when the last backup was made, where the server is one that tells it. */
function LastBackup() {
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
