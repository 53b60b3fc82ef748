import { useState } from 'react';
import type { EditorName } from './editors';
import { losesFormatting } from './formatting';

/** Whether an editor can't hold all of a text's formatting, and whether that is a question: it is when another editor held it. */
export function useFormattingLoss(editor: EditorName) {
  const [home, setHome] = useState(editor);
  const [poorer, setPoorer] = useState<string>();
  const lost = poorer !== undefined;
  return {
    /** The editor that the text was last at home in. */
    home,
    /** The text without what the editor can't hold. */
    poorer,
    asks: lost && editor !== home,
    warns: lost && editor === home,
    /** Takes in what an editor made of a text. */
    note: (before: string, after: string) => {
      const loses = losesFormatting(before, after);
      setPoorer(loses ? after : undefined);
      if (!loses) setHome(editor);
    },
  };
}
