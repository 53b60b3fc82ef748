import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, TestMemoryRouter } from 'react-admin';
import { createServices } from '@/app/services';
import type { RuntimeConfig } from '@/providers/config';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { storedLocale } from '@/providers/i18n/locale';
import { ServicesProvider } from '@/providers/services';
import { english, nepali } from './catalogues';

/** Renders a shared widget with all that the product gives it: the texts of every area, a router, the demo behind it. */
export async function renderWidget(widget: ReactNode, config: Partial<RuntimeConfig> = {}) {
  sessionStorage.setItem('demo.slow', '0');
  const services = await createServices({ mode: 'demo', api: '', websocket: '', media: '', paths: {}, ...config });
  const load = async (locale: string) => (locale === 'ne' ? nepali : english);
  const i18nProvider = await createI18nProvider({ locale: storedLocale(), load });
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
