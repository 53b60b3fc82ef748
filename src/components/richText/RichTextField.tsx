import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldRules } from '../form/fieldRules';
import { lazyPart } from '../routing/lazyPart';
import { isEditorName } from './editors';

const RichTextInput = lazyPart(() => import('./RichTextInput'), 'RichTextInput');

interface RichTextFieldProps {
  source: string;
  /** The field that holds which editor is used; without it the lightest is. */
  editor?: string;
}

/** A formatted text of a record form: there, and marked, as the form's schema says. */
export function RichTextField({ source, editor }: RichTextFieldProps) {
  const { asked } = useFieldRules(source);
  if (!asked) return null;
  return editor ? <InChosenEditor source={source} choice={editor} /> : <RichTextInput source={source} editor="quill" />;
}

function InChosenEditor({ source, choice }: { source: string; choice: string }) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: choice });
  return (
    <RichTextInput
      source={source}
      editor={isEditorName(chosen) ? chosen : 'ck'}
      onReturn={(editor) => setValue(choice, editor, { shouldDirty: true })}
    />
  );
}
