import type { RuntimeConfig } from '@/providers/config';
import type { Services } from '@/providers/services';

/** Connects on the first call, and after a failure again on the next call. */
export function connectOnce(config: RuntimeConfig): () => Promise<Services> {
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
