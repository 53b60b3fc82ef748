import { useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { TextOf } from '@/components/form/fieldTexts';

/** What inputs say of their values, which tells of each as it comes: a name is there later than its id. */
class ToldTexts extends Map<string, TextOf> {
  readonly #listeners = new Set<() => void>();

  override set(field: string, textOf: TextOf): this {
    super.set(field, textOf);
    for (const listener of this.#listeners) listener();
    return this;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What a list is searched for, in words and in one line; `texts` is where its inputs say them (`FieldTexts`). */
export function useChosenLine({ shape }: z.ZodObject, values: Readonly<Record<string, unknown>>) {
  const [texts] = useState(() => new ToldTexts());
  const lineNow = () =>
    Object.keys(shape)
      .flatMap((field) => texts.get(field)?.(values[field]) || [])
      .join(' · ');
  return { texts, line: useSyncExternalStore(texts.subscribe, lineNow) };
}
