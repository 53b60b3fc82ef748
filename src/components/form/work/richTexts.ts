import { createContext, useCallback, useState } from 'react';

/** Notes that the form has a rich text, by its field's name. */
export const NoteRichText = createContext<(field: string) => void>(() => undefined);

/** The fields of a form's rich texts, as far as they are shown, and the function that notes one. */
export function useRichTexts() {
  const [fields, setFields] = useState<readonly string[]>([]);
  const note = useCallback((field: string) => setFields((known) => (known.includes(field) ? known : [...known, field])), []);
  return [fields, note] as const;
}
