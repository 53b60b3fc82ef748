import { createActivity } from '@/providers/api/activity';
import { createClient } from '@/providers/api/client';
import { createNetworkMedia, type Media } from '@/providers/api/media';
import { createNetworkTransport } from '@/providers/api/networkTransport';
import { ruleOfText } from '@/providers/api/serverText';
import type { Transport } from '@/providers/api/transport';
import { createRefresh } from '@/providers/auth/refresh';
import { createSessionKeeper } from '@/providers/auth/session';
import type { RuntimeConfig } from '@/providers/config';
import { createNotices } from '@/providers/notices';
import type { DemoServices, Services } from '@/providers/services';

/** Connects the product to its server, or to the demo in the tab. */
export async function createServices(config: RuntimeConfig): Promise<Services> {
  const { transport, media, demo } = await connect(config);
  const { paths } = config;
  const session = createSessionKeeper();
  const activity = createActivity();
  const notices = createNotices();
  const refresh = createRefresh({ session, transport, paths });
  const onWritten = (msg: string) => notices.tell(msg ? ruleOfText(msg) : 'ui.done');
  const client = createClient({ transport, activity, paths, session, refresh, onWritten });
  return { config, client, media, session, activity, notices, ...(demo && { demo }) };
}

interface Connection {
  transport: Transport;
  media: Media;
  demo?: DemoServices;
}

async function connect({ mode, api, media }: RuntimeConfig): Promise<Connection> {
  if (mode === 'http') return { transport: createNetworkTransport(api), media: createNetworkMedia(media) };
  const { createDemo } = await import('@/providers/demo/createDemo');
  const demo = await createDemo();
  return { transport: demo.transport, media: demo.media, demo };
}
