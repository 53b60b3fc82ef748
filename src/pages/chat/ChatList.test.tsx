import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test } from 'vitest';
import { nothingYet } from '@/providers/chat/chatState';
import { ChatList } from './ChatList';

const from = (user_name: string, id: number, sent_at = '2026-11-27T05:00:00.000Z') => ({
  id,
  user_name,
  message: `message ${id}`,
  sent_at,
});

test('a gap is marked before the first message of somebody else, each day once', async () => {
  await renderWidget(
    <ChatList
      state={{
        ...nothingYet,
        unread: 0,
        history: 'whole',
        me: ['asmita.shrestha'],
        messages: [
          from('bikash.tharu', 1, '2026-11-26T05:00:00.000Z'),
          from('asmita.shrestha', 2),
          from('bikash.tharu', 3),
          from('bikash.tharu', 4),
        ],
        away: { after: 1, count: 2 },
      }}
      onSendAgain={() => {}}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Nov 26|2026-11-26/),
    expect.stringContaining('message 1'),
    expect.stringMatching(/Nov 27|2026-11-27/),
    expect.stringMatching(/^You.*message 2$/),
    'While you were away (2)',
    expect.stringContaining('message 3'),
    expect.stringContaining('message 4'),
  ]);
});
