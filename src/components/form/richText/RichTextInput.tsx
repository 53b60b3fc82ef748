import { Box, FormLabel } from '@mui/material';
import { useContext, useEffect } from 'react';
import { FieldTitle, useInput, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { useMayWrite } from '@/providers/auth/rights';
import { useFieldRules } from '../fieldRules';
import { inputClass } from '../inputPlaces';
import { NoteRichText } from '../work/richTexts';
import { type EditorSize, editorHeight, isChosenEditor } from './editors';

const labelHeight = 24;
const EditorInput = lazyPart(() => import('./EditorInput'), 'EditorInput', { height: labelHeight + editorHeight('full') });

interface RichTextInputProps {
  source: string;
  /** The field that holds the editor's name; by default it is ra-input-rich-text. */
  editor?: string;
  /** By default `full`; others are for ra-input-rich-text alone. */
  size?: EditorSize;
  /** Set if the field is required only because of other fields' values, which its schema can't say. */
  isRequired?: boolean;
}

/** A rich text; the form's schema decides whether it is shown and required. */
export function RichTextInput({ editor, isRequired, size = 'full', ...props }: RichTextInputProps) {
  const { applies, required } = useFieldRules(props.source);
  const name = useWrappedSource(props.source);
  const note = useContext(NoteRichText);
  useEffect(() => {
    if (applies) note(name);
  }, [applies, note, name]);
  const mayWrite = useMayWrite();
  if (!applies) return null;
  const field = { ...props, required: isRequired ?? required };
  if (!mayWrite) return <ReadRichText {...field} />;
  return (
    // Named before the editor's code comes: the form's first input is known by its place.
    <Box className={inputClass(name)} sx={{ minWidth: 0 }}>
      {editor ? <InChosenEditor {...field} choice={editor} /> : <EditorInput {...field} editor="tiptap" size={size} />}
    </Box>
  );
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

/** A rich text where it can't be changed: as its readers see it. */
function ReadRichText({ source, required }: { source: string; required: boolean }) {
  const { field } = useInput({ source });
  return (
    <Box>
      <FormLabel component="span" disabled sx={{ typography: 'body2' }}>
        <FieldTitle source={source} isRequired={required} />
      </FormLabel>
      {typeof field.value === 'string' && <SafeHtml html={field.value} profile="content" />}
    </Box>
  );
}
