import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldRules } from '../form/fieldRules';
import { lazyPart } from '../routing/lazyPart';
import { editorHeight, isChosenEditor } from './editors';

const labelHeight = 24;
const EditorInput = lazyPart(() => import('./EditorInput'), 'EditorInput', labelHeight + editorHeight(false));

interface RichTextInputProps {
  source: string;
  /** The field that holds which editor is used; without it that is ra-input-rich-text. */
  editor?: string;
  /** Whether it is a line or two; of ra-input-rich-text alone. */
  compact?: boolean;
  /** Where the schema asks for it by other choices alone, and so can't say. */
  isRequired?: boolean;
}

/** A formatted text of a record form: there, and marked, as the form's schema says. */
export function RichTextInput({ editor, isRequired, compact = false, ...props }: RichTextInputProps) {
  const { asked, required } = useFieldRules(props.source);
  if (!asked) return null;
  const field = { ...props, required: isRequired ?? required };
  return editor ? <InChosenEditor {...field} choice={editor} /> : <EditorInput {...field} editor="tiptap" compact={compact} />;
}

function InChosenEditor({ choice, ...field }: { source: string; required: boolean; choice: string }) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: choice });
  return (
    <EditorInput
      {...field}
      editor={isChosenEditor(chosen) ? chosen : 'ck'}
      onReturn={(editor) => setValue(choice, editor, { shouldDirty: true })}
    />
  );
}
