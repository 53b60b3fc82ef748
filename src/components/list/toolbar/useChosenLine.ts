import { useState, useSyncExternalStore } from 'react';
import type { z } from 'zod/mini';
import type { TextOf } from '@/components/form/fieldTexts';

/** The texts of inputs, which notify on each change: a name loads later than its id. */
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

/** Returns a list's filter values as one line of words; `texts` is where its inputs register theirs (`FieldTexts`). */
export function useChosenLine({ shape }: z.ZodMiniObject, values: Readonly<Record<string, unknown>>) {
  const [texts] = useState(() => new ToldTexts());
  const lineNow = () =>
    Object.keys(shape)
      .flatMap((field) => texts.get(field)?.(values[field]) || [])
      .join(' · ');
  return { texts, line: useSyncExternalStore(texts.subscribe, lineNow) };
}
