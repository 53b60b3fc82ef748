import { Alert, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { shortText } from '@/domain/html/shortText';
import { visibleText } from '@/domain/html/visibleText';
import { EditorPlace } from './EditorPlace';
import { type EditorName, type EditorSize, editors, isQuiet, type PicturesState } from './editors';
import { losesFormatting } from './formatting';
import { Hint } from './Hint';
import { DrawnFormulas } from './maths/DrawnFormulas';
import { FormulaPreview } from './maths/FormulaPreview';
import { likelyInHtml, makeText } from './maths/likelyInHtml';
import { PicturesNotice } from './PicturesNotice';
import { PreetiHint } from './preeti/PreetiHint';
import { quietLabel } from './quietTools';

interface EditorInputProps {
  source: string;
  required: boolean;
  editor: EditorName;
  size?: EditorSize;
  /** Called with the previous editor when the person returns to it rather than lose formatting. */
  onReturn?: (editor: EditorName) => void;
}

/** A rich text in an editor whose code loads with its first use. */
export function EditorInput({ source, required, editor, size = 'full', onReturn }: EditorInputProps) {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { field, fieldState } = useInput({ source });
  const loss = useFormattingLoss(editor);
  const [isPictureLost, setPictureLost] = useState(false);
  const [pictures, setPictures] = useState<PicturesState>('kept');
  useFieldText(source, (value) => (typeof value === 'string' && (visibleText(value) || shortText(value))) || undefined);
  const html = typeof field.value === 'string' ? field.value : '';
  const problem = fieldState.error?.message;
  const { labelId, problemId, attributes } = useAccessibility({ problem, required });
  const make = (made: string) => {
    field.onChange(made);
    setFocus(field.name);
  };

  return (
    <FormControl fullWidth error={problem !== undefined} sx={size === 'line' ? toolsElsewhere : null}>
      <FormLabel id={labelId} component="span" onClick={() => setFocus(field.name)} sx={labelStyles(size)}>
        <FieldTitle source={source} isRequired={required} />
      </FormLabel>
      {loss.warns && <Alert severity="warning">{translate('rich_text.poorer', { editor: editors[editor].title })}</Alert>}
      <EditorPlace
        editor={editor}
        size={size}
        html={html}
        attributes={attributes}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onPaste={setPictureLost}
        onPictures={setPictures}
        onLoad={(loaded) => loss.note(html, loaded)}
        focusRef={field.ref}
      />
      {isPictureLost && (
        <Alert severity="warning" closeText={translate('ra.action.close')} onClose={() => setPictureLost(false)}>
          {translate('rich_text.picture_lost', { editor: editors[editor].title })}
        </Alert>
      )}
      <PicturesNotice state={pictures} onClose={() => setPictures('kept')} />
      <FormulaPreview html={html} />
      <FormulaHint html={html} onMake={make} />
      <PreetiHint html={html} onMake={make} />
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

/** An editor of one line is named by its row, whose list has the line for its tools. */
const toolsElsewhere = { position: 'static' } as const;

function labelStyles(size: EditorSize) {
  if (size === 'line') return unseen;
  return isQuiet(size) ? quietLabel : { mb: 0.5, typography: 'body2' };
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

/** Tells whether an editor can't hold all of a text's formatting, and whether to ask: it asks if another editor held it. */
function useFormattingLoss(editor: EditorName) {
  const [home, setHome] = useState(editor);
  const [poorer, setPoorer] = useState<string>();
  const lost = poorer !== undefined;
  return {
    /** The last editor that held all of the text's formatting. */
    home,
    /** The text without the formatting that the editor can't hold. */
    poorer,
    asks: lost && editor !== home,
    warns: lost && editor === home,
    /** Compares a text with the editor's version of it. */
    note: (before: string, after: string) => {
      const loses = losesFormatting(before, after);
      setPoorer(loses ? after : undefined);
      if (!loses) setHome(editor);
    },
  };
}

interface SwitchQuestionProps {
  open: boolean;
  editor: EditorName;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a change of editor loses a text's formatting. */
function SwitchQuestion({ open, editor, onConfirm, onClose }: SwitchQuestionProps) {
  const translate = useTranslate();
  const { title } = editors[editor];
  return (
    <ConfirmDialog
      open={open}
      title={translate('rich_text.switch_title', { editor: title })}
      content={translate('rich_text.switch_text', { editor: title })}
      confirmLabel={translate('rich_text.switch_confirm', { editor: title })}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface FormulaHintProps {
  html: string;
  /** Called with the text in which those parts are formulas. */
  onMake: (html: string) => void;
}

/** Says that parts of a text look like formulas, which no reader would see as such, and makes them formulas. */
function FormulaHint({ html, onMake }: FormulaHintProps) {
  const translate = useTranslate();
  const typed = useDeferredValue(html);
  const found = useMemo(() => likelyInHtml(typed), [typed]);
  return (
    <div aria-live="polite">
      {found && (
        <Hint
          text={translate('rich_text.formula.looks_like', { formula: found.formulas.join(', ') })}
          action={translate(...makeText(found.formulas.length))}
          onPress={() => onMake(found.made)}
        >
          <DrawnFormulas formulas={found.formulas} />
        </Hint>
      )}
    </div>
  );
}
