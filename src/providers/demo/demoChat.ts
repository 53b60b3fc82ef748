import { type ChatVisit, createChat } from '@/backend/chat/chat';
import type { Host } from '@/backend/host';
import { chatRoom } from '@/contract/chat';
import type { OpenWire } from '@/providers/chat/wire';
import { readSwitches } from './switches';

/** How often a tab looks for what others have stored where they can't tell it, in milliseconds. */
const rhythm = 1000;

/**
 * Creates the chat's end in the tab. All tabs have the same store, and tell each other that there is something new in it. `?fail=chat` cuts
 * the tab off.
 */
export function createDemoChat(host: Host): OpenWire {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('coursedesk-chat') : undefined;
  const tell = channel?.postMessage.bind(channel);
  const chat = createChat({ host, stored: () => tell?.('stored') });
  if (channel) channel.onmessage = () => void chat.look();
  const isCut = () => readSwitches().fail.has('chat');

  return (token, { opened, received, closed }) => {
    let visit: ChatVisit | undefined;
    let isClosed = false;
    const close = () => {
      if (isClosed) return;
      isClosed = true;
      clearInterval(timer);
      visit?.leave();
      closed();
    };
    /** Goes over the line, if there is one. */
    const over = (work: () => void) => {
      if (isClosed) return;
      if (isCut()) close();
      else work();
    };
    const timer = setInterval(
      () =>
        over(() => {
          void chat.look();
          void visit?.check();
        }),
      rhythm,
    );
    chat.admit({ token, room: String(chatRoom) }).then(
      (admission) =>
        over(() => {
          visit = admission.enter({ send: (text) => over(() => received(text)), close });
          opened();
        }),
      close,
    );
    return { send: (text) => over(() => void visit?.receive(text)), close };
  };
}
