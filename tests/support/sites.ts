import { vi } from 'vitest';

/** Answers what the page asks other sites; returns a function that lists the addresses. While `isAway`, no site answers. */
export function followSites(state = { isAway: false }) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (state.isAway) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
  return { asked: () => fetched.mock.calls.map(([address]) => String(address)), state };
}
