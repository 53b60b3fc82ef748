import { sanitize } from '@/components/ui/html/sanitize';
import { hasContent } from '@/domain/html/hasContent';
import type { Editor } from './editors';

/** Returns an editor's HTML as it is stored: sanitised, without the editor's own markup, and '' for one without content. */
export function normalise(html: string): string {
  const text = sanitize(html, 'content').replaceAll('&nbsp;', ' ').trim();
  return hasContent(text) ? text : '';
}

/**
 * Keeps a stored text and its editor in sync. Editors rewrite what they load: until the text really changes, and when a change is undone,
 * it stays as it is stored.
 */
export function editedText(editor: Editor, onChange: (html: string) => void) {
  let stored: string | undefined;
  let current: string | undefined;
  // The stored text as the editor writes it; undefined while it loads, because some editors report loading as a change.
  let asLoaded: string | undefined;

  return {
    /** Loads a text from outside; returns the editor's version of it. */
    show(html: string): string | undefined {
      if (html === current) return undefined;
      asLoaded = undefined;
      editor.setHtml(html);
      asLoaded = normalise(editor.getHtml());
      stored = html;
      current = html;
      return asLoaded;
    },

    /** Reports a change, if there is one. */
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
