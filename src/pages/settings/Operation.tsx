import { Alert, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { type Failure, type LastBackup, operationCalls } from '@/contract/operation';
import { fileSize } from '@/domain/fileSize';
import { ForWriters } from '@/providers/auth/rights';
import { useCall } from '@/providers/data/useCall';
import { useRead } from '@/providers/data/useRead';
import { SectionButton, SettingsSection } from './SettingsSection';

/** How often what is under way is looked at, in milliseconds. */
const interval = 3000;

/** What somebody sees of the running of the server, and does for it. */
export const Operation = () => (
  <>
    <Backups />
    <ForWriters area="staff">
      <Mails />
    </ForWriters>
  </>
);

/** Says when the last backup was made and tried, and when the next will be; whoever looks after the server may make one. */
function Backups() {
  const translate = useTranslate();
  const query = useRead(operationCalls.getLastBackup, {});
  const { mutateAsync, isPending } = useCall(operationCalls.makeBackup);
  const isBegun = typeof query.data?.data.begun_at === 'string';
  useLookAgain(query.refetch, isBegun);
  return (
    <SettingsSection title="settings.backup">
      <QueryContent query={query} lines={3}>
        {({ data }) => <BackupLines backup={data} />}
      </QueryContent>
      <ForWriters area="staff">
        <SectionButton label={translate('settings.backup_make')} isBusy={isPending || isBegun} ask={() => mutateAsync({})} />
      </ForWriters>
    </SettingsSection>
  );
}

function BackupLines({ backup }: { backup: LastBackup }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { made_at, size, tried_at, next_at, begun_at, failed } = backup;
  return (
    <>
      <Line at={made_at} text="settings.backup_last" none="settings.backup_none">
        {size !== null && ` ${translate('settings.backup_size', { size: fileSize(size, locale) })}`}
      </Line>
      <Line at={tried_at} text="settings.backup_tried" />
      <Line at={next_at} text="settings.backup_next" none="settings.backup_no_next" />
      <div role="status">
        <Line at={begun_at} text="settings.backup_begun" />
      </div>
      <FailureLine failure={failed} text="settings.backup_failed" />
    </>
  );
}

/** Says whether mails are sent, and sends a trial. */
function Mails() {
  const translate = useTranslate();
  const query = useRead(operationCalls.getLastMail, {});
  const { mutateAsync, isPending } = useCall(operationCalls.sendTrialMail);
  const known = JSON.stringify(query.data);
  const [asked, setAsked] = useState<string>();
  // Until it is sent, or couldn't be, nothing else is known of the mails than before.
  useLookAgain(query.refetch, asked === known);
  const ask = async () => {
    await mutateAsync({});
    setAsked(known);
  };
  return (
    <SettingsSection title="settings.mail">
      <QueryContent query={query} lines={1}>
        {({ data: { sent_at, failed } }) => (
          <>
            <Line at={sent_at} text="settings.mail_sent" none="settings.mail_none" />
            <FailureLine failure={failed} text="settings.mail_failed" />
          </>
        )}
      </QueryContent>
      <SectionButton label={translate('settings.mail_try')} isBusy={isPending} ask={ask} />
    </SettingsSection>
  );
}

/** Reads again from time to time, as long as something is under way. */
function useLookAgain(refetch: () => unknown, isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void refetch(), interval);
    return () => clearInterval(timer);
  }, [refetch, isUnderWay]);
}

interface LineProps {
  at: string | null;
  /** What it says of that moment. */
  text: string;
  /** What it says where there is none. */
  none?: string;
  children?: ReactNode;
}

function Line({ at, text, none, children }: LineProps) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  if (at === null && none === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {at === null ? translate(none ?? '') : translate(text, { moment: instant(at) })}
      {children}
    </Typography>
  );
}

function FailureLine({ failure, text }: { failure: Failure; text: string }) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  if (!failure) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {translate(text, { moment: instant(failure.at) })} <Words text={failure.reason ?? ''} />
    </Alert>
  );
}
