import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { person } from '@tests/support/person';
import type { ReactNode } from 'react';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { connect, createServices } from '@/app/services';
import type { Transport } from '@/providers/api/transport';
import type { RuntimeConfig } from '@/providers/config';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { storedLocale } from '@/providers/i18n/locale';
import { ServicesProvider } from '@/providers/services';
import { sessionStore } from '@/providers/storage/webStorage';
import { english, nepali } from './catalogues';
import { watched } from './settle';
import { signIn } from './signIn';

interface WidgetOptions {
  /** Who is signed in; by default nobody is, and nothing can be read. */
  as?: 'staff';
  /** Wraps the transport between the widget and its server. */
  between?: (transport: Transport) => Transport;
}

/** Renders a shared widget with all that the product provides: the texts of every area, a router, the demo. */
export async function renderWidget(widget: ReactNode, config: Partial<RuntimeConfig> = {}, options: WidgetOptions = {}) {
  const { as, between = (transport) => transport } = options;
  sessionStore.setItem('demo.slow', '0');
  const services = await createServices(
    { mode: 'demo', api: '', websocket: '', media: '', history: true, historyDays: 365, signUp: true, paths: {}, ...config },
    async (wanted) => {
      const connection = await connect(wanted);
      return { ...connection, transport: between(watched(connection.transport)) };
    },
  );
  if (as) await signIn(services, as);
  const load = async (locale: string) => (locale === 'ne' ? nepali : english);
  const i18nProvider = await createI18nProvider({ locale: storedLocale(), load });
  // A refused request isn't retried, as in the product.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <TestMemoryRouter>
      <ServicesProvider value={services}>
        <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
          {widget}
        </CoreAdminContext>
      </ServicesProvider>
    </TestMemoryRouter>,
  );
  return { ...view, services, user: person({ applyAccept: false }) };
}
