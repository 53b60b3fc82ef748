import type { z } from 'zod/mini';
import { sessionStore } from './webStorage';

/** Remembers values by key until the tab is closed or its person signs out; a value that can't be read counts as missing. */
export const tabMemory = <Value>(key: string, schema: z.ZodMiniType<Value>) => ({
  read: (): Value => schema.parse(parsed(sessionStore.getItem(key) ?? '')),
  write: (value: Value): void => sessionStore.setItem(key, JSON.stringify(value)),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
