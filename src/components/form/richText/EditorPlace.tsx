import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { boxStyles, contentStyles } from '@/components/ui/html/contentStyles';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { useServices } from '@/providers/services';
import { useLateInput } from '../work/lateInputs';
import { showFocused } from '../wrongFields';
import { type EditedText, editedText } from './editedText';
import {
  type EditableAttributes,
  type Editor,
  type EditorName,
  type EditorOptions,
  type EditorSize,
  editorHeight,
  editors,
  isQuiet,
  type MountEditor,
  type PicturesState,
} from './editors';
import { mountEditor } from './mountEditor';
import { quietTools } from './quietTools';
import { useHasFocus } from './useHasFocus';
import { useKeepPicture } from './useKeepPicture';

interface EditorPlaceProps {
  editor: EditorName;
  size: EditorSize;
  html: string;
  attributes: EditableAttributes;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Called with a loaded text as the editor writes it. */
  onLoad: (html: string) => void;
  /** Called after something was pasted or dropped, with whether a picture of it was left out. */
  onPaste: (isPictureLost: boolean) => void;
  /** Called as pictures begin to be stored, and then with what has become of them. */
  onPictures: (state: PicturesState) => void;
  /** Called with a function that focuses the text, once the editor is mounted. */
  focusRef: (target: { focus: () => void } | null) => void;
}

// The browser's own error says only that a module could not be fetched.
const unreachable = new Error('rich_text.unreachable');

/** An editor in its place; before it is mounted, a placeholder, or the reason why its code didn't load. */
export function EditorPlace({ editor: name, focusRef, ...options }: EditorPlaceProps) {
  const { size } = options;
  const place = useRef<HTMLDivElement>(null);
  const load = useQuery({ queryKey: ['editor', name], queryFn: editors[name].load, staleTime: 'static', retry: false });
  const [asksFormula, setAsksFormula] = useState(false);
  const { media } = useServices();
  const stored = { media, keepPicture: useKeepPicture() };
  const editor = useEditor(place, { ...options, ...stored, mount: load.data, onFormula: () => setAsksFormula(true) });
  const hasFocus = useHasFocus(place);

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
      {!editor && !load.error && <LoadingLines count={isQuiet(size) ? 1 : 4} height={editorHeight(size)} />}
      {(!isQuiet(size) || hasFocus) && editor?.tools}
      <Box
        ref={place}
        sx={[frame(size), isQuiet(size) && quietTools]}
        hidden={!editor}
        data-invalid={options.attributes['aria-invalid']}
      />
      {editor && <FormulaQuestion editor={editor} open={asksFormula} onClose={() => setAsksFormula(false)} />}
    </>
  );
}

interface FormulaQuestionProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks for a formula, which goes into the editor; the focus goes back there. */
function FormulaQuestion({ editor, open, onClose }: FormulaQuestionProps) {
  // Once the dialog, which holds the focus, is gone.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) editor.focus();
    wasOpen.current = open;
  }, [open, editor]);

  const insert = (formula: string) => {
    onClose();
    editor.insert(formula);
  };
  return (
    open && (
      <Suspense fallback={null}>
        <FormulaDialog onInsert={insert} onClose={onClose} />
      </Suspense>
    )
  );
}

// Needed only for a formula.
const FormulaDialog = lazyScreen(() => import('./maths/FormulaDialog'), 'FormulaDialog');

// The elements between an editor's place and its text; a selector with `:has` would cost time at each key.
const between = '& .ql-container, & .jodit-container, & .jodit-jodit__workplace-slot_center_true, & .jodit-workplace';

/** Returns the styles of an editor's place: a frame like an outlined input's, and the text as it will be shown. */
const frame = (size: EditorSize) =>
  ({
    border: 1,
    borderRadius: 1,
    borderColor: 'var(--line-strong)',
    backgroundColor: 'background.paper',
    '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--accent)' },
    '&[data-invalid=true]': { borderColor: 'error.main' },
    '& .ck-content, & .jodit-wysiwyg, & .tiptap': contentStyles,
    // The text fills the height that the tools leave.
    '& > div': { minHeight: editorHeight(size) - 2 },
    [`& > div, ${between}`]: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
    '& [role=textbox]': { ...boxStyles, flexGrow: 1, maxHeight: '60vh', overflowY: 'auto' },
    // A wide table that scrolled in itself would be a stop of the Tab key, from which CKEditor takes the focus back.
    '& [role=textbox] figure': { overflow: 'visible' },
  }) as const;

interface UseEditor extends Pick<EditorOptions, 'media' | 'keepPicture'> {
  /** Undefined while its code loads. */
  mount: MountEditor | undefined;
  html: string;
  size: EditorSize;
  attributes: EditableAttributes;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Called with a loaded text as the editor writes it. */
  onLoad: (html: string) => void;
  /** Called after something was pasted or dropped, with whether a picture of it was left out. */
  onPaste: (isPictureLost: boolean) => void;
  onPictures: (state: PicturesState) => void;
  /** Called as the person asks for a formula. */
  onFormula: () => void;
}

/** Mounts an editor in an element and keeps it in sync with a form's value; undefined until it is mounted. */
function useEditor(place: RefObject<HTMLElement | null>, options: UseEditor): Editor | undefined {
  const { mount, html, size, attributes, media, keepPicture } = options;
  const [language] = useLocaleState();
  const translate = useTranslate();
  const [mounted, setMounted] = useState<{ editor: Editor; text: EditedText }>();
  const latest = useEffectEvent(() => options);

  useEffect(() => {
    if (!mount || !place.current) return undefined;
    const element = place.current.appendChild(document.createElement('div'));
    let text: EditedText | undefined;
    let flush: (() => void) | undefined;
    let wanted = true;
    const mounting = mountEditor(element, mount, {
      language,
      size,
      say: (tool) => translate(`rich_text.tools.${tool}`),
      onChange: () => text?.note(),
      onBlur: () => latest().onBlur(),
      onPaste: (isPictureLost) => latest().onPaste(isPictureLost),
      onPictures: (state) => latest().onPictures(state),
      keepPicture,
      media,
      onFormula: () => latest().onFormula(),
    });
    mounting.then(
      (editor) => {
        if (!wanted) return;
        text = editedText(editor, (changed) => latest().onChange(changed));
        flush = editor.flush;
        setMounted({ editor, text });
      },
      // Thrown to the page's error boundary: an editor that can't be mounted is our bug.
      (error: unknown) => setMounted(thrower(error)),
    );
    return () => {
      flush?.();
      wanted = false;
      setMounted(undefined);
      void mounting
        .then(
          (editor) => editor.destroy(),
          () => undefined,
        )
        .finally(() => element.remove());
    };
  }, [mount, place, language, translate, size, media, keepPicture]);

  useEffect(() => {
    const loaded = mounted?.text.show(html);
    if (loaded !== undefined) latest().onLoad(loaded);
  }, [mounted, html]);

  useLateInput(() => mounted?.editor.flush());

  useEffect(() => mounted?.editor.setAttributes(attributes), [mounted, attributes]);

  return mounted?.editor;
}

const thrower = (error: unknown) => (): never => {
  throw error;
};
