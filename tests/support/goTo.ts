import { z } from 'zod/mini';

const state = z.catch(z.object({ idx: z.number() }), { idx: 0 });

/** Goes to an address as a link does, in the page that is open. */
export function goTo(address: string): void {
  const { idx } = state.parse(window.history.state);
  window.history.pushState({ idx: idx + 1, key: `${idx} ${address}`, usr: null }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
