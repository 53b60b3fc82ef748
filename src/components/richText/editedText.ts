import type { Editor } from './editors';
import { normalise } from './normalise';

/**
 * Keeps a stored text and its editor in step. Editors rewrite what they load: until something is really changed, and after it was
 * changed back, the text stays as it is stored.
 */
export function editedText(editor: Editor, onChange: (html: string) => void) {
  let stored: string | undefined;
  let current: string | undefined;
  // How the editor writes the stored text; undefined while it loads it, for some tell of that as of a change.
  let asLoaded: string | undefined;

  return {
    /** Loads a text that came from elsewhere; returns what the editor made of it. */
    show(html: string): string | undefined {
      if (html === current) return undefined;
      asLoaded = undefined;
      editor.setHtml(html);
      asLoaded = normalise(editor.getHtml());
      stored = html;
      current = html;
      return asLoaded;
    },

    /** Passes a change on, if it is one. */
    note(): void {
      if (asLoaded === undefined) return;
      const html = normalise(editor.getHtml());
      const now = html === asLoaded ? stored : html;
      if (now === undefined || now === current) return;
      current = now;
      onChange(now);
    },
  };
}

export type EditedText = ReturnType<typeof editedText>;
