import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { openCatalogue } from '@/app/messages/openCatalogue';
import { createServices } from '@/app/services';
import type { RuntimeConfig } from '@/providers/config';
import { ServicesProvider } from '@/providers/services';

/** Renders a shared widget with all that the product gives it: texts, a router, the demo behind it. */
export async function renderWidget(widget: ReactNode, config: Partial<RuntimeConfig> = {}) {
  sessionStorage.setItem('demo.slow', '0');
  const services = await createServices({ mode: 'demo', api: '', websocket: '', media: '', paths: {}, ...config });
  const i18nProvider = await openCatalogue();
  // A refusal isn't asked for again, as in the product.
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
  return { ...view, services, user: userEvent.setup({ applyAccept: false }) };
}
