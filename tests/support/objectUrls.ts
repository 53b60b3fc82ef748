import { vi } from 'vitest';

/** Tracks object URLs, which jsdom lacks: those that were created and not yet revoked. */
export function followObjectUrls(): Map<string, unknown> {
  const open = new Map<string, unknown>();
  let made = 0;
  URL.createObjectURL = vi.fn((file: unknown) => {
    made += 1;
    open.set(`blob:${made}`, file);
    return `blob:${made}`;
  });
  URL.revokeObjectURL = vi.fn((url: string) => void open.delete(url));
  return open;
}
