import { useState } from 'react';
import type { EditorName } from './editors';
import { losesFormatting } from './formatting';

/** Tells whether an editor can't hold all of a text's formatting, and whether to ask: it asks if another editor held it. */
export function useFormattingLoss(editor: EditorName) {
  const [home, setHome] = useState(editor);
  const [poorer, setPoorer] = useState<string>();
  const lost = poorer !== undefined;
  return {
    /** The last editor that held all of the text's formatting. */
    home,
    /** The text without the formatting that the editor can't hold. */
    poorer,
    asks: lost && editor !== home,
    warns: lost && editor === home,
    /** Compares a text with the editor's version of it. */
    note: (before: string, after: string) => {
      const loses = losesFormatting(before, after);
      setPoorer(loses ? after : undefined);
      if (!loses) setHome(editor);
    },
  };
}
