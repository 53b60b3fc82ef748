import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { activityCalls, type OwnSession } from '@/contract/activity';
import { useCall } from '@/providers/data/useCall';
import { useRead } from '@/providers/data/useRead';
import { SectionButton, SettingsSection } from './SettingsSection';

/** Where the person is signed in; each but this browser can be signed out from here, and all others at once. */
export function Sessions() {
  const translate = useTranslate();
  const query = useRead(activityCalls.getSessions, {});
  const { mutateAsync, isPending } = useCall(activityCalls.endOtherSessions);
  return (
    <SettingsSection title="settings.sessions" text="settings.sessions_text">
      <QueryContent query={query} lines={2}>
        {({ data: sessions }) => (
          <>
            <Box component="ul" sx={list}>
              {sessions.map((session) => (
                <li key={session.id}>
                  <Session session={session} />
                </li>
              ))}
            </Box>
            {sessions.length > 2 && (
              <SectionButton label={translate('settings.end_others')} isBusy={isPending} danger ask={() => mutateAsync({})} />
            )}
          </>
        )}
      </QueryContent>
    </SettingsSection>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;

function Session({ session }: { session: OwnSession }) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  const { mutateAsync, isPending } = useCall(activityCalls.endSession);
  const { id, began_at, seen_at, client, browser, system, is_own } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || translate('settings.unknown_device');
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <Words text={device} />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {is_own && `${translate('settings.this_browser')} `}
        {began_at !== null && `${translate('settings.session_began', { moment: instant(began_at) })} `}
        {!is_own && seen_at !== null && `${translate('settings.session_seen', { moment: instant(seen_at) })} `}
        {client !== '' && translate('settings.session_client', { client })}
      </Typography>
      {!is_own && (
        <SectionButton
          label={translate('settings.end_session')}
          name={translate('settings.end_session_of', { device })}
          isBusy={isPending}
          danger
          ask={() => mutateAsync({ session: id })}
        />
      )}
    </>
  );
}
