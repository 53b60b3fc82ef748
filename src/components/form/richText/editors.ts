import type { ReactPortal } from 'react';
import type { Media } from '@/providers/api/media';
import type { ToolText } from './tools';

/** The ARIA attributes of the editable element; one without a value is removed. */
export type EditableAttributes = Readonly<Record<'role' | `aria-${string}`, string | undefined>>;

export interface EditorOptions {
  /** The page's language, which the toolbar uses. */
  language: string;
  say: ToolText;
  /** By default `full`; only ra-input-rich-text has others. */
  size?: EditorSize;
  /** Called when the editor's text has changed, whoever changed it. */
  onChange: () => void;
  onBlur: () => void;
  /** Called after something was pasted or dropped, with whether the editor has left out a picture of it. */
  onPaste: (isPictureLost: boolean) => void;
  /** Stores a picture that was pasted or dropped, and returns its address; without it, such pictures are left out. */
  keepPicture?: ((picture: File) => Promise<string>) | undefined;
  /** Called as pictures begin to be stored, and then with whether all were, or why one wasn't. */
  onPictures: (state: PicturesState) => void;
  /** The stored files, among which a text's pictures may be. */
  media: Media;
  /** Called as the person asks for a formula at the cursor. */
  onFormula: () => void;
}

/** What becomes of pictures that are stored. */
export type PicturesState = 'sending' | 'kept' | Error;

/** A point of the window. */
export interface Point {
  left: number;
  top: number;
}

/** A mounted editor of any kind. It sanitises what is put in; `getHtml` returns its own HTML, unsanitised. */
export interface Editor {
  getHtml: () => string;
  setHtml: (html: string) => void;
  setAttributes: (attributes: EditableAttributes) => void;
  /** Puts a text where the cursor is, or was before the focus left, in place of what is selected. */
  insert: (text: string) => void;
  /** Pastes HTML where the cursor is, or at a point; an editor without it holds no pictures of ours. */
  paste?: (html: string, at?: Point) => void;
  /** A toolbar to be rendered by React, as a part of the screen. */
  tools?: ReactPortal;
  focus: () => void;
  /** Calls `onChange` now if the editor would report a change only later. */
  flush: () => void;
  destroy: () => void;
}

export type MountEditor = (place: HTMLElement, options: EditorOptions) => Promise<Editor>;

/** The editors that can be chosen, by their stored names; each in a chunk that loads when it is first shown. */
const chosenEditors = {
  ck: { title: 'CKEditor', load: async (): Promise<MountEditor> => (await import('./ck/ckEditor')).mountCkEditor },
  quill: { title: 'Quill', load: async (): Promise<MountEditor> => (await import('./quill/quillEditor')).mountQuillEditor },
  jodit: { title: 'Jodit', load: async (): Promise<MountEditor> => (await import('./jodit/joditEditor')).mountJoditEditor },
} as const;

/** All editors: those above, and the one for all texts without a choice. */
export const editors = {
  ...chosenEditors,
  tiptap: { title: 'TipTap', load: async (): Promise<MountEditor> => (await import('./tiptap/tiptapEditor')).mountTiptapEditor },
} as const;

export type EditorName = keyof typeof editors;

/** Tells whether a record's stored choice is one of the editors. */
export const isChosenEditor = (value: unknown): value is keyof typeof chosenEditors =>
  typeof value === 'string' && Object.hasOwn(chosenEditors, value);

/**
 * How high an editor is, and which tools it has: `few` is for a line or two, without tools for blocks. The tools of the others are there
 * only while the editor has the focus, above the frame, so that they move nothing: `low` begins with two lines and has all tools, `line` has
 * one line and few tools.
 */
export type EditorSize = 'full' | 'few' | 'low' | 'line';

const sizes: Readonly<Record<EditorSize, { height: number; hasAllTools: boolean; isQuiet: boolean }>> = {
  full: { height: 272, hasAllTools: true, isQuiet: false },
  few: { height: 108, hasAllTools: false, isQuiet: false },
  low: { height: 74, hasAllTools: true, isQuiet: true },
  line: { height: 38, hasAllTools: false, isQuiet: true },
};

/** Returns the least height of an editor and of its placeholder, in pixels. */
export const editorHeight = (size: EditorSize): number => sizes[size].height;

/** Whether an editor has the tools for blocks. */
export const hasAllTools = (size: EditorSize): boolean => sizes[size].hasAllTools;

/** Whether an editor's tools are there only while it has the focus. */
export const isQuiet = (size: EditorSize): boolean => sizes[size].isQuiet;
