import { Alert, Box, Button, Paper, TextField } from '@mui/material';
import { type KeyboardEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ReadOnlyReason } from '@/components/form/ReadOnly';
import { PageTitle } from '@/components/record/PageTitle';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { RestedStatus } from '@/components/ui/feedback/RestedStatus';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { isBlank, lengthOf, manyLines } from '@/domain/characters';
import { ForWriters } from '@/providers/auth/rights';
import type { ChatClient, ChatSnapshot } from '@/providers/chat/chatClient';
import { useChat } from '@/providers/chat/useChat';
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

function LineNote({ chat, state: { line, isBlocked } }: { chat: ChatClient; state: ChatSnapshot }) {
  const translate = useTranslate();
  // A line that is shut is tried again and again, which needn't be told each time.
  if (line === 'waiting' || (isBlocked && line === 'connecting')) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => chat.hurry()}>
            {translate('chat.try_now')}
          </Button>
        }
      >
        {translate(isBlocked ? 'chat.line.blocked' : 'chat.line.waiting')}
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

/** The most characters of a message, as the contract has it. */
const most = 2000;

/** From how many on they are counted. */
const many = 1800;

interface ChatInputProps {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
}

/** Where a message is typed. */
function ChatInput({ text, onType, onSend }: ChatInputProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const length = lengthOf(manyLines(text));
  const over = length - most;
  const hint = () => {
    if (over > 0) return translate('chat.too_long', { count: digits(most), over: digits(over) });
    const told = translate('chat.hint');
    return length < many ? told : `${told} · ${digits(`${length}/${most}`)}`;
  };
  const canSend = !isBlank(text) && over <= 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', p: 2, borderTop: 1, borderColor: 'divider' }}>
      <TextField
        label={translate('chat.input')}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        helperText={<Words text={hint()} />}
        error={over > 0}
        multiline
        maxRows={6}
        fullWidth
        size="small"
      />
      <Button variant="contained" onClick={onSend} disabled={!canSend} sx={{ mt: '2px', flexShrink: 0 }}>
        {translate('chat.send')}
      </Button>
    </Box>
  );
}
