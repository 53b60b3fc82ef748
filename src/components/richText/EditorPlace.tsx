import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../feedback/LoadFailed';
import { LoadingLines } from '../feedback/LoadingLines';
import { showFocused } from '../form/showFocused';
import { type EditableAttributes, type EditorName, editorHeight, editors } from './editors';
import { frame } from './frame';
import { useEditor } from './useEditor';

interface EditorPlaceProps {
  editor: EditorName;
  /** Whether the text is only a line or two. */
  compact: boolean;
  html: string;
  attributes: EditableAttributes;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Called with a loaded text as the editor writes it. */
  onLoad: (html: string) => void;
  /** Called after something was pasted or dropped, with whether a picture of it was left out. */
  onPaste: (isPictureLost: boolean) => void;
  /** Called with a function that focuses the text, once the editor is mounted. */
  focusRef: (target: { focus: () => void } | null) => void;
}

// The browser's own error says only that a module could not be fetched.
const unreachable = new Error('rich_text.unreachable');

/** An editor in its place; before it is mounted, a placeholder, or the reason why its code didn't load. */
export function EditorPlace({ editor: name, focusRef, ...options }: EditorPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useQuery({ queryKey: ['editor', name], queryFn: editors[name].load, staleTime: 'static', retry: false });
  const editor = useEditor(place, { ...options, mount: load.data });

  useEffect(() => {
    const focus = () => {
      editor?.focus();
      // CKEditor and Jodit leave the page where it is.
      showFocused(place.current?.closest('form'));
    };
    focusRef(editor ? { focus } : null);
  }, [focusRef, editor]);

  return (
    <>
      {load.error && <LoadFailed error={unreachable} retry={load.refetch} />}
      {!editor && !load.error && <LoadingLines count={4} height={editorHeight(options.compact)} />}
      {editor?.tools}
      <Box ref={place} sx={frame(options.compact)} hidden={!editor} data-invalid={options.attributes['aria-invalid']} />
    </>
  );
}
