import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScheme } from '@/components/ui/theme/colorScheme';
import { publicPathOf } from '@/domain/publicPaths';
import { preloadCatalogue } from '@/pages/publicPages/translate';
import { pathHere } from '@/providers/basePath';
import { ConfigError, loadConfig, type RuntimeConfig } from '@/providers/config';
import { storedLocale, tellLocale } from '@/providers/i18n/locale';
import type { Services } from '@/providers/services';
import { hideBlockedStorage } from '@/providers/storage/webStorage';
import { createNavigation } from './navigation';
import { Root } from './Root';
import { StartFailed } from './StartFailed';

const root = createRoot(document.getElementById('root') ?? document.body);

hideBlockedStorage();
applyScheme();
tellLocale(storedLocale());
start().catch((error: unknown) => {
  const tell = () => root.render(<StartFailed error={error} />);
  tell();
  // Once more in the chosen language, if its texts can be fetched.
  preloadCatalogue(storedLocale()).then(tell, () => undefined);
});

async function start() {
  // It exists only on https and on localhost.
  if (!crypto.subtle) {
    throw new ConfigError([
      'This page must be opened over https (or on localhost): the browser gives it no encryption otherwise.',
    ]);
  }
  // A screen's code loads together with the configuration; a failure is reported when the screen is opened.
  if (!publicPathOf(pathHere())) void Promise.all([import('./App'), import('./services')]).catch(() => undefined);
  const config = await loadConfig();
  const services = connectOnce(config);
  const navigation = createNavigation(services);
  // The first screen's code loads before the first render, because React delays replacing a fallback.
  await navigation.follow();
  root.render(
    <StrictMode>
      <Root config={config} services={services} navigation={navigation} />
    </StrictMode>,
  );
}

/** Connects on the first call, and after a failure again on the next call. */
function connectOnce(config: RuntimeConfig): () => Promise<Services> {
  let connected: Promise<Services> | undefined;

  return () => {
    connected ??= connect(config).catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
}

async function connect(config: RuntimeConfig): Promise<Services> {
  // The shell is entered right after connecting, so its code loads meanwhile; a failure is reported when it is entered.
  import('./App').catch(() => undefined);
  const { createServices } = await import('./services');
  return createServices(config);
}
