import type { RuntimeConfig } from '@/providers/config';
import type { Services } from '@/providers/services';

/** Connects on the first call, and again on the next one after a failure. */
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
  // Whoever connects is about to enter the shell: its code comes meanwhile, and a failure is told when it is entered.
  import('./App').catch(() => undefined);
  const { createServices } = await import('./services');
  return createServices(config);
}
