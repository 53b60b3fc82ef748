import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { formulaParts } from '@/domain/formulas/formulas';
import { FormulaPreview } from './FormulaPreview';
import { formulaPieces, withPiece } from './formulaPieces';

interface FormulaDialogProps {
  /** Called with the formula in its delimiters. */
  onInsert: (formula: string) => void;
  onClose: () => void;
}

/** Asks for a formula in LaTeX, with buttons for its usual parts, and shows how it will look. */
export function FormulaDialog({ onInsert, onClose }: FormulaDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [tex, setTex] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const formula = `\\(${tex.trim()}\\)`;
  const isOne = isFormula(formula);
  const isWrong = tex.trim() !== '' && !isOne;

  const add = (piece: string) => {
    const { selectionStart, selectionEnd } = box.current ?? { selectionStart: null, selectionEnd: null };
    const [from, to] = [selectionStart ?? tex.length, selectionEnd ?? tex.length];
    const { text, cursor } = withPiece(tex, piece, { from, to });
    setTex(text);
    // Once the text is rendered.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(cursor, cursor);
    });
  };

  const insert = (event: SubmitEvent) => {
    event.preventDefault();
    // It mustn't reach the form around the editor.
    event.stopPropagation();
    if (isOne) onInsert(formula);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth disableRestoreFocus>
      <DialogTitle id={`${id}-title`}>{translate('rich_text.tools.formula')}</DialogTitle>
      <Box component="form" noValidate onSubmit={insert}>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <FormulaParts onAdd={add} />
          <TextField
            autoFocus
            label={translate('rich_text.formula.latex')}
            inputRef={box}
            value={tex}
            onChange={({ target }) => setTex(target.value)}
            error={isWrong}
            helperText={isWrong && translate('rich_text.formula.unfinished')}
            slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, dir: 'ltr', lang: 'en' } }}
          />
          {isOne && <FormulaPreview html={escaped(formula)} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {translate('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isOne} {...shortcut('Control+S')}>
            {translate('rich_text.formula.insert')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** The buttons that put a part into the formula. */
function FormulaParts({ onAdd }: { onAdd: (piece: string) => void }) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('rich_text.formula.parts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {formulaPieces.map(({ name, piece, look }) => (
        <Button
          key={name}
          variant="outlined"
          size="small"
          onClick={() => onAdd(piece)}
          startIcon={<span aria-hidden>{look}</span>}
        >
          {translate(`rich_text.formula.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

/** Whether a text is one formula, which ends where the text does. */
const isFormula = (text: string): boolean => {
  const [only, ...more] = formulaParts(text);
  return typeof only === 'object' && more.length === 0;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
