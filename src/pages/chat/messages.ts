export const chatMessages = {
  chat: {
    title: 'Chat',
    list: 'Messages',
    empty: 'Nobody has written yet. Write the first message.',
    input: 'Message',
    hint: 'Enter sends, Shift+Enter begins a line',
    too_long: 'At most %{count} characters. %{over} too many',
    send: 'Send',
    sending: 'Sending…',
    not_sent: 'Not sent',
    not_sent_because: 'Not sent: %{reason}',
    send_again: 'Send again',
    you: 'You',
    line: {
      closed: 'Connecting…',
      connecting: 'Connecting…',
      open: 'Connected',
      waiting: 'No connection. It is tried again by itself; what you write is kept.',
      blocked:
        'The chat needs a connection (websocket) that a proxy before the server doesn’t pass on. Ask whoever runs the server. It is tried again by itself; what you write is kept.',
      ended: 'You are signed out.',
    },
    try_now: 'Try now',
    only_new: 'This server shows new messages only: what was written before, or while you were away, isn’t here.',
    away: 'While you were away (%{count})',
    heard: '%{name}: %{message}',
  },
};
