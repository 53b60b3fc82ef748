import { Box, Button, Divider, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { fromAd } from '@/domain/calendar/bikramSambat';
import { nepalTime } from '@/domain/calendar/instantText';
import { linkParts } from '@/domain/html/linkParts';
import type { Outgoing } from '@/providers/chat/chatState';
import type { ChatRow } from './chatRows';

interface ChatLineProps {
  row: ChatRow;
  onSendAgain: (local_id: string) => void;
}

/** One line of the list. */
export function ChatLine({ row, onSendAgain }: ChatLineProps) {
  const translate = useTranslate();
  const { both, digits } = useDayTexts();
  if (row.kind === 'day') {
    const day = fromAd(row.date);
    return <Divider sx={quiet}>{day === undefined ? digits(row.date) : both(day)}</Divider>;
  }
  if (row.kind === 'away') {
    return <Divider sx={{ ...quiet, color: 'primary.main' }}>{translate('chat.away', { count: digits(row.count) })}</Divider>;
  }
  if (row.kind === 'outgoing') {
    const { outgoing } = row;
    return (
      <Bubble name={translate('chat.you')} message={outgoing.message} look="own">
        <Delivery outgoing={outgoing} onSendAgain={onSendAgain} />
      </Bubble>
    );
  }
  const { full_name, user_name, message, sent_at } = row.message;
  return (
    <Bubble
      name={row.isOwn ? translate('chat.you') : full_name || user_name}
      message={message}
      look={row.isOwn ? 'own' : 'other'}
    >
      <time dateTime={sent_at}>{digits(nepalTime(new Date(sent_at)).time)}</time>
    </Bubble>
  );
}

function Delivery({
  outgoing: { state, reason, local_id },
  onSendAgain,
}: { outgoing: Outgoing } & Pick<ChatLineProps, 'onSendAgain'>) {
  const translate = useTranslate();
  if (state === 'sending') return <span>{translate('chat.sending')}</span>;
  return (
    <Box component="span" role="alert" sx={{ color: 'error.main' }}>
      {reason ? translate('chat.not_sent_because', { reason: translate(reason, { _: reason }) }) : translate('chat.not_sent')}
      <Button size="small" onClick={() => onSendAgain(local_id)} sx={{ ml: 1 }}>
        {translate('chat.send_again')}
      </Button>
    </Box>
  );
}

interface BubbleProps {
  name: string;
  message: string;
  look: 'own' | 'other';
  children: ReactNode;
}

const Bubble = ({ name, message, look, children }: BubbleProps) => (
  <Box sx={look === 'own' ? { ...bubble, ml: 'auto', bgcolor: 'action.selected' } : bubble}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', fontSize: 12, color: 'text.secondary' }}>
      <b>
        <Words text={name} />
      </b>
      {children}
    </Box>
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {linkParts(message).map(({ text, href }, place) =>
        href === undefined ? (
          // The parts of one text change all together.
          <Words key={place} text={text} />
        ) : (
          <Link key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </Link>
        ),
      )}
    </Box>
  </Box>
);

const quiet = { fontSize: 12, color: 'text.secondary', '& .MuiDivider-wrapper': { px: 1 } } as const;
const bubble = {
  width: 'fit-content',
  maxWidth: { xs: '92%', sm: '75%' },
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 14,
} as const;
