import { Alert, Box, Button, Paper } from '@mui/material';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ReadOnlyReason } from '@/components/form/ReadOnly';
import { PageTitle } from '@/components/record/PageTitle';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { RestedStatus } from '@/components/ui/feedback/RestedStatus';
import { ForWriters } from '@/providers/auth/rights';
import type { ChatClient, ChatSnapshot } from '@/providers/chat/chatClient';
import { useChat } from '@/providers/chat/useChat';
import { ChatInput } from './ChatInput';
import { ChatList } from './ChatList';

export function Chat() {
  const [tries, setTries] = useState(0);
  // Tried again, it is opened anew.
  return <LoadedChat key={tries} retry={() => setTries(tries + 1)} />;
}

function LoadedChat({ retry }: { retry: () => void }) {
  const { chat, error } = useChat('page');
  return (
    <>
      <PageTitle title="chat.title" />
      {!chat && error && <LoadFailed error={error} retry={retry} />}
      {!chat && !error && <LoadingLines count={6} of="messages" />}
      {chat && <OpenChat chat={chat} />}
    </>
  );
}

function OpenChat({ chat }: { chat: ChatClient }) {
  const translate = useTranslate();
  const state = useSyncExternalStore(chat.subscribe, chat.getSnapshot);
  const { heard } = state;
  useSeen(chat);
  return (
    <Paper variant="outlined" sx={frame}>
      <LineNote chat={chat} state={state} />
      {state.history === 'none' && <Alert severity="info">{translate('chat.only_new')}</Alert>}
      <ChatList state={state} onSendAgain={(local_id) => chat.sendAgain(local_id)} />
      <RestedStatus
        text={heard ? translate('chat.heard', { name: heard.full_name || heard.user_name, message: heard.message }) : ''}
      />
      <ForWriters>
        <ChatInput text={state.text} onType={(text) => chat.type(text)} onSend={() => chat.send()} />
      </ForWriters>
      <ReadOnlyReason />
    </Paper>
  );
}

/** What somebody looks at is seen. */
function useSeen(chat: ChatClient): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') chat.see();
  });
  useEffect(() => look());
  useEffect(() => {
    const onSeen = () => look();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
}

function LineNote({ chat, state: { line } }: { chat: ChatClient; state: ChatSnapshot }) {
  const translate = useTranslate();
  if (line === 'waiting') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => chat.hurry()}>
            {translate('chat.try_now')}
          </Button>
        }
      >
        {translate('chat.line.waiting')}
      </Alert>
    );
  }
  return (
    <Box role="status" sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}>
      {translate(`chat.line.${line}`)}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 960,
  height: 'calc(100dvh - 200px)',
  minHeight: 320,
  overflow: 'hidden',
} as const;
