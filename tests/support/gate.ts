import type { Transport } from '@/providers/api/transport';

/**
 * Holds back one call, between the page and its server, until the gate is opened, or makes it fail while it is broken. Meanwhile half of an
 * upload is sent, and the page can cancel it.
 */
export function gateBefore(call: string) {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const gate = { isBroken: false, open: () => open() };
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      if (request.call !== call) return transport(request);
      if (gate.isBroken) return { status: 503, body: { msg: 'Not now' } };
      request.onProgress?.({ loaded: 1, total: 2 });
      await Promise.race([opened, cancelled(request.signal)]);
      return transport(request);
    };
  return { between, gate };
}

const cancelled = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
