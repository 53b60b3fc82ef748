import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { TextOf } from '@/components/form/fieldTexts';

type Values = Readonly<Record<string, unknown>>;

/** What inputs say of their values, each told of as it comes: a name is there later than its id. */
class ToldTexts extends Map<string, TextOf> {
  onTold: () => void = () => undefined;

  override set(field: string, textOf: TextOf): this {
    super.set(field, textOf);
    this.onTold();
    return this;
  }
}

/** What a list is searched for, in words and in one line; `texts` is where its inputs say them (`FieldTexts`). */
export function useChosenLine({ shape }: z.ZodObject, values: Values) {
  const [texts] = useState(() => new ToldTexts());
  const [line, setLine] = useState('');
  const latest = useRef(values);
  const tell = useCallback(() => {
    const said = Object.keys(shape).map((field) => texts.get(field)?.(latest.current[field]));
    setLine(said.filter(Boolean).join(' · '));
  }, [shape, texts]);
  useEffect(() => {
    latest.current = values;
    texts.onTold = tell;
    tell();
  }, [values, texts, tell]);
  return { texts, line };
}
