import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldRules } from '../form/fieldRules';
import { lazyPart } from '../routing/lazyPart';
import { editorHeight, isEditorName } from './editors';

const labelHeight = 24;
const RichTextInput = lazyPart(() => import('./RichTextInput'), 'RichTextInput', labelHeight + editorHeight);

interface RichTextFieldProps {
  source: string;
  /** The field that holds which editor is used; without it the lightest is. */
  editor?: string;
  /** Where the schema asks for it by other choices alone, and so can't say. */
  isRequired?: boolean;
}

/** A formatted text of a record form: there, and marked, as the form's schema says. */
export function RichTextField({ editor, isRequired, ...props }: RichTextFieldProps) {
  const { asked, required } = useFieldRules(props.source);
  if (!asked) return null;
  const field = { ...props, required: isRequired ?? required };
  return editor ? <InChosenEditor {...field} choice={editor} /> : <RichTextInput {...field} editor="quill" />;
}

function InChosenEditor({ choice, ...field }: { source: string; required: boolean; choice: string }) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: choice });
  return (
    <RichTextInput
      {...field}
      editor={isEditorName(chosen) ? chosen : 'ck'}
      onReturn={(editor) => setValue(choice, editor, { shouldDirty: true })}
    />
  );
}
