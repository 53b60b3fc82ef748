import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createNavigation } from '@/app/navigation';
import { Root } from '@/app/Root';
import { connect, createServices } from '@/app/services';
import type { Transport } from '@/providers/api/transport';
import type { RuntimeConfig } from '@/providers/config';
import { mount } from './mount';
import { watched } from './settle';
import { signIn } from './signIn';
import { warmUp } from './warmUp';

const config = { mode: 'demo', api: '', websocket: '', media: '', paths: {} } as const;

interface RenderOptions {
  /** Who is signed in as the page opens; null for nobody. */
  as?: 'staff' | 'learner' | null;
  /** Stands between the page and its server. */
  between?: (transport: Transport) => Transport;
}

/** Opens the whole product at an address, on the demo, as a person's browser would. */
export async function renderApp(path: string, { as = 'staff', between = (transport) => transport }: RenderOptions = {}) {
  await warmUp();
  sessionStorage.setItem('demo.slow', '0');
  const open = async (wanted: RuntimeConfig) => {
    const connection = await connect(wanted);
    return { ...connection, transport: between(watched(connection.transport)) };
  };
  const services = await createServices(config, open);
  if (as) await signIn(services, as);
  const send = vi.spyOn(services.client, 'send');
  window.history.replaceState(null, '', path);
  const navigation = createNavigation(async () => services);
  await navigation.follow();
  const view = mount(<Root config={config} services={async () => services} navigation={navigation} />);
  /** Each call that the page has made, with its input. */
  const asked = () => send.mock.calls.map(([call, input]) => `${call.name} ${JSON.stringify(input)}`);
  return { ...view, services, asked, user: userEvent.setup() };
}
