import type { ToolText } from './tools';

/** What assistive technology is told of the element that is typed in; without a value an attribute isn't there. */
export type EditableAttributes = Readonly<Record<'role' | `aria-${string}`, string | undefined>>;

export interface EditorOptions {
  /** Of the page, and so of the toolbar. */
  language: string;
  say: ToolText;
  /** Another text stands in the editor, whoever changed it. */
  onChange: () => void;
  onBlur: () => void;
}

/** An editor on the page, whichever of them it is. It lets in what is safe alone; what it gives is its own HTML. */
export interface Editor {
  getHtml: () => string;
  setHtml: (html: string) => void;
  setAttributes: (attributes: EditableAttributes) => void;
  focus: () => void;
  /** Calls `onChange` now for a change that it would tell of a moment later. */
  flush: () => void;
  destroy: () => void;
}

export type MountEditor = (place: HTMLElement, options: EditorOptions) => Promise<Editor>;

/** The editors by the name that a record keeps, each in a chunk that comes when it is first shown. */
export const editors = {
  ck: { title: 'CKEditor', load: async (): Promise<MountEditor> => (await import('./ckEditor')).mountCkEditor },
  quill: { title: 'Quill', load: async (): Promise<MountEditor> => (await import('./quillEditor')).mountQuillEditor },
  jodit: { title: 'Jodit', load: async (): Promise<MountEditor> => (await import('./joditEditor')).mountJoditEditor },
} as const;

export type EditorName = keyof typeof editors;

export const isEditorName = (value: unknown): value is EditorName => typeof value === 'string' && Object.hasOwn(editors, value);

/** How high an editor is at least, and the place that is kept for it, in pixels. */
export const editorHeight = 272;
