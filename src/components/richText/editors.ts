import type { ReactPortal } from 'react';
import type { ToolText } from './tools';

/** What assistive technology is told of the element that is typed in; without a value an attribute isn't there. */
export type EditableAttributes = Readonly<Record<'role' | `aria-${string}`, string | undefined>>;

export interface EditorOptions {
  /** Of the page, and so of the toolbar. */
  language: string;
  say: ToolText;
  /** Whether the text is a line or two, and needs no tools that divide it. */
  compact?: boolean;
  /** Another text stands in the editor, whoever changed it. */
  onChange: () => void;
  onBlur: () => void;
}

/** An editor on the page, whichever of them it is. It lets in what is safe alone; what it gives is its own HTML. */
export interface Editor {
  getHtml: () => string;
  setHtml: (html: string) => void;
  setAttributes: (attributes: EditableAttributes) => void;
  /** What React is to draw of it, as the screen's own. */
  tools?: ReactPortal;
  focus: () => void;
  /** Calls `onChange` now for a change that it would tell of a moment later. */
  flush: () => void;
  destroy: () => void;
}

export type MountEditor = (place: HTMLElement, options: EditorOptions) => Promise<Editor>;

/** The editors that may be chosen, by the name that a record keeps; each in a chunk that comes when it is first shown. */
const chosenEditors = {
  ck: { title: 'CKEditor', load: async (): Promise<MountEditor> => (await import('./ck/ckEditor')).mountCkEditor },
  quill: { title: 'Quill', load: async (): Promise<MountEditor> => (await import('./quill/quillEditor')).mountQuillEditor },
  jodit: { title: 'Jodit', load: async (): Promise<MountEditor> => (await import('./jodit/joditEditor')).mountJoditEditor },
} as const;

/** All editors: those, and the one of every text that comes without a choice. */
export const editors = {
  ...chosenEditors,
  tiptap: { title: 'TipTap', load: async (): Promise<MountEditor> => (await import('./tiptap/tiptapEditor')).mountTiptapEditor },
} as const;

export type EditorName = keyof typeof editors;

/** Whether a record's choice of an editor is one. */
export const isChosenEditor = (value: unknown): value is keyof typeof chosenEditors =>
  typeof value === 'string' && Object.hasOwn(chosenEditors, value);

/** How high an editor is at least, and the place that is kept for it, in pixels; of a line or two it is lower. */
export const editorHeight = (compact: boolean): number => (compact ? 108 : 272);
