import type { z } from 'zod';

/** What this tab remembers until it is closed or its person signs out, by key; what can't be read is as if it weren't there. */
export const tabMemory = <Value>(key: string, schema: z.ZodType<Value>) => ({
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
