import type { z } from 'zod/mini';

/** Remembers values by key until the tab is closed or its person signs out; a value that can't be read counts as missing. */
export const tabMemory = <Value>(key: string, schema: z.ZodMiniType<Value>) => ({
  read: (): Value => schema.parse(parsed(sessionStorage.getItem(key) ?? '')),
  write: (value: Value): void => sessionStorage.setItem(key, JSON.stringify(value)),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
