import { Alert, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldTexts';
import { visibleText } from '@/domain/visibleText';
import { EditorPlace } from './EditorPlace';
import { type EditorName, editors } from './editors';
import { FormulaPreview } from './FormulaPreview';
import { SwitchQuestion } from './SwitchQuestion';
import { useFormattingLoss } from './useFormattingLoss';

interface EditorInputProps {
  source: string;
  required: boolean;
  editor: EditorName;
  /** Whether the text is only a line or two: the editor is lower, and has fewer tools. */
  compact?: boolean;
  /** Called with the previous editor when the person returns to it rather than lose formatting. */
  onReturn?: (editor: EditorName) => void;
}

/** A rich text in an editor whose code loads with its first use. */
export function EditorInput({ source, required, editor, compact = false, onReturn }: EditorInputProps) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { field, fieldState } = useInput({ source });
  const loss = useFormattingLoss(editor);
  const [isPictureLost, setPictureLost] = useState(false);
  useFieldText(source, (value) => (typeof value === 'string' && visibleText(value)) || undefined);
  const html = typeof field.value === 'string' ? field.value : '';
  const problem = fieldState.error?.message;
  const { labelId, problemId, attributes } = useAccessibility({ problem, required });

  return (
    <FormControl fullWidth error={problem !== undefined}>
      <FormLabel id={labelId} component="span" onClick={() => setFocus(field.name)} sx={{ mb: 0.5, typography: 'body2' }}>
        <FieldTitle source={source} isRequired={required} />
      </FormLabel>
      {loss.warns && <Alert severity="warning">{translate('rich_text.poorer', { editor: editors[editor].title })}</Alert>}
      <EditorPlace
        editor={editor}
        compact={compact}
        html={html}
        attributes={attributes}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onPaste={setPictureLost}
        onLoad={(loaded) => loss.note(html, loaded)}
        focusRef={field.ref}
      />
      {isPictureLost && (
        <Alert severity="warning" closeText={translate('ra.action.close')} onClose={() => setPictureLost(false)}>
          {translate('rich_text.picture_lost', { editor: editors[editor].title })}
        </Alert>
      )}
      <FormulaPreview html={html} />
      {problem && (
        <FormHelperText id={problemId}>
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      <SwitchQuestion
        open={loss.asks}
        editor={editor}
        onConfirm={() => field.onChange(loss.poorer)}
        onClose={() => onReturn?.(loss.home)}
      />
    </FormControl>
  );
}

/** Returns the ids and attributes that link the label and the error to the editable element. */
function useAccessibility({ problem, required }: { problem: string | undefined; required: boolean }) {
  const id = useId();
  return useMemo(() => {
    const labelId = `${id}-label`;
    const problemId = `${id}-problem`;
    return {
      labelId,
      problemId,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': problem ? problemId : undefined,
        'aria-invalid': problem ? 'true' : undefined,
        'aria-required': required ? 'true' : undefined,
      },
    };
  }, [id, problem, required]);
}
