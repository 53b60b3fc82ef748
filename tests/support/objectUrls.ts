import { vi } from 'vitest';

/** Follows the addresses of files in the tab, which jsdom lacks: those that are made and not yet revoked. */
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
