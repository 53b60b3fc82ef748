import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLateInput } from '../form/lateInputs';
import { type EditedText, editedText } from './editedText';
import type { EditableAttributes, Editor, MountEditor } from './editors';
import { mountEditor } from './mountEditor';

interface UseEditor {
  /** Undefined while its code loads. */
  mount: MountEditor | undefined;
  html: string;
  compact: boolean;
  attributes: EditableAttributes;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Called with a loaded text as the editor writes it. */
  onLoad: (html: string) => void;
  /** Called after something was pasted or dropped, with whether a picture of it was left out. */
  onPaste: (isPictureLost: boolean) => void;
}

/** Mounts an editor in an element and keeps it in sync with a form's value; undefined until it is mounted. */
export function useEditor(place: RefObject<HTMLElement | null>, options: UseEditor): Editor | undefined {
  const { mount, html, compact, attributes } = options;
  const [language] = useLocaleState();
  const translate = useTranslate();
  const [mounted, setMounted] = useState<{ editor: Editor; text: EditedText }>();
  const onChange = useEffectEvent((changed: string) => options.onChange(changed));
  const onBlur = useEffectEvent(() => options.onBlur());
  const onPaste = useEffectEvent((isPictureLost: boolean) => options.onPaste(isPictureLost));
  const onLoad = useEffectEvent((loaded: string) => options.onLoad(loaded));

  useEffect(() => {
    if (!mount || !place.current) return undefined;
    const element = place.current.appendChild(document.createElement('div'));
    let text: EditedText | undefined;
    let flush: (() => void) | undefined;
    let wanted = true;
    const mounting = mountEditor(element, mount, {
      language,
      compact,
      say: (tool) => translate(`rich_text.tools.${tool}`),
      onChange: () => text?.note(),
      onBlur: () => onBlur(),
      onPaste: (isPictureLost) => onPaste(isPictureLost),
    });
    mounting.then(
      (editor) => {
        if (!wanted) return;
        text = editedText(editor, (changed) => onChange(changed));
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
  }, [mount, place, language, translate, compact]);

  useEffect(() => {
    const loaded = mounted?.text.show(html);
    if (loaded !== undefined) onLoad(loaded);
  }, [mounted, html]);

  useLateInput(() => mounted?.editor.flush());

  useEffect(() => mounted?.editor.setAttributes(attributes), [mounted, attributes]);

  return mounted?.editor;
}

const thrower = (error: unknown) => (): never => {
  throw error;
};
