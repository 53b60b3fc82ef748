import { createActivity } from '@/providers/api/activity';
import { createAuthorized } from '@/providers/api/authorized';
import { createClient } from '@/providers/api/client';
import { createNetworkMedia } from '@/providers/api/media';
import { createNetworkTransport } from '@/providers/api/networkTransport';
import { noticeOf } from '@/providers/api/serverText';
import type { Transport } from '@/providers/api/transport';
import { withWriteKeys } from '@/providers/api/writeKeys';
import { createRefresh } from '@/providers/auth/refresh';
import { createSessionKeeper } from '@/providers/auth/session';
import type { ChatClient } from '@/providers/chat/chatClient';
import type { OpenWire } from '@/providers/chat/wire';
import type { RuntimeConfig } from '@/providers/config';
import type { Demo } from '@/providers/demo/createDemo';
import { createNotices } from '@/providers/notices';
import type { Services } from '@/providers/services';

/** Connects the product; `open` opens the connection to its server, or to the demo in the tab. */
export async function createServices(config: RuntimeConfig, open = connect): Promise<Services> {
  const { transport: bare, demo } = await open(config);
  const transport = config.history ? withWriteKeys(bare) : bare;
  const { paths } = config;
  const session = createSessionKeeper();
  const activity = createActivity();
  const notices = createNotices();
  const refresh = createRefresh({ session, transport, paths });
  const authorized = createAuthorized({ session, refresh });
  const onWritten = (msg: string) => notices.tell(noticeOf({ msg }));
  const changes = createNotices();
  const onChanged = () => changes.tell('');
  const client = createClient({ transport, activity, paths, session, authorized, onWritten, onChanged });
  const media = demo?.media ?? createNetworkMedia(config.media, authorized);
  let chat: Promise<ChatClient> | undefined;
  const openChat = async () => {
    const [{ createChatClient }, openWire] = await Promise.all([import('@/providers/chat/chatClient'), openWireOf(config, demo)]);
    return createChatClient({ openWire, session, refresh });
  };
  const chatOnce = () => {
    chat ??= openChat().catch((error: unknown) => {
      chat = undefined;
      throw error;
    });
    return chat;
  };
  return { config, client, media, session, activity, notices, changes, chat: chatOnce, ...(demo && { demo }) };
}

const openWireOf = async (config: RuntimeConfig, demo: Demo | undefined): Promise<OpenWire> =>
  demo ? demo.chat() : (await import('@/providers/api/networkWire')).createNetworkWire(config);

interface Connection {
  transport: Transport;
  demo?: Demo;
}

/** Connects to the server, or to the demo in the tab. */
export async function connect({ mode, api, historyDays }: RuntimeConfig): Promise<Connection> {
  if (mode === 'http') return { transport: createNetworkTransport(api) };
  const { createDemo } = await import('@/providers/demo/createDemo');
  const demo = await createDemo({ historyDays });
  return { transport: demo.transport, demo };
}
