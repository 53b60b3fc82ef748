import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyScheme } from '@/components/theme/colorScheme';
import { publicPathOf } from '@/domain/publicPaths';
import { ConfigError, loadConfig } from '@/providers/config';
import { storedLocale, tellLocale } from '@/providers/i18n/locale';
import { installWebStorage } from '@/providers/storage/webStorage';
import { connectOnce } from './connectOnce';
import { createNavigation } from './navigation';
import { Root } from './Root';
import { StartFailed } from './StartFailed';

const root = createRoot(document.getElementById('root') ?? document.body);

installWebStorage();
applyScheme();
tellLocale(storedLocale());
start().catch((error: unknown) => {
  root.render(<StartFailed reasons={reasonsOf(error)} />);
});

async function start() {
  // Both exist only on https and on localhost.
  if (!('locks' in navigator) || !('subtle' in crypto)) {
    throw new Error('This page must be opened over https (or on localhost): the browser gives it no encryption otherwise.');
  }
  // A screen's code loads together with the configuration; a failure is reported when the screen is opened.
  if (!publicPathOf(window.location.pathname)) void Promise.all([import('./App'), import('./services')]).catch(() => undefined);
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

function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return [...error.reasons, 'The README says what belongs into /config.json.'];
  return [error instanceof Error ? error.message : String(error)];
}
