import type { Transport } from '@/providers/api/transport';

/** Delays, between the page and its server, the answers to one call until the gate is opened, or makes them fail while it is broken. */
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
      await opened;
      return transport(request);
    };
  return { between, gate };
}
