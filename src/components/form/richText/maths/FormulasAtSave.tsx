import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { flushInputs } from '@/components/form/work/lateInputs';
import { DrawnFormulas } from './DrawnFormulas';
import { type LikelyInHtml, likelyInHtml, makeText } from './likelyInHtml';

interface FormulasAtSaveProps {
  formId: string;
  /** The form's rich texts. */
  fields: readonly string[];
}

/** A save that waits for an answer: what its texts have that looks like a formula, and the button that was pressed. */
interface Held {
  found: readonly (LikelyInHtml & { field: string })[];
  button: HTMLElement | null;
}

/** Asks once, as a form is saved, about what still looks like a formula in its texts: readers would see dollars. */
export function FormulasAtSave({ formId, fields }: FormulasAtSaveProps) {
  const { getValues, setValue } = useFormContext();
  const [held, setHeld] = useState<Held>();
  // What was left as it is isn't asked about again.
  const left = useRef(new Set<string>());

  const hold = useEffectEvent((event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== formId) return;
    flushInputs();
    const found = fields.flatMap((field) => {
      const value: unknown = getValues(field);
      const likely = typeof value === 'string' ? likelyInHtml(value) : undefined;
      return likely?.formulas.some((formula) => !left.current.has(formula)) ? [{ ...likely, field }] : [];
    });
    if (found.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld({ found, button: submitter });
  });
  useEffect(() => {
    const listen = (event: SubmitEvent) => hold(event);
    window.addEventListener('submit', listen, { capture: true });
    return () => window.removeEventListener('submit', listen, { capture: true });
  }, []);

  if (!held) return null;
  const formulas = held.found.flatMap((each) => each.formulas);
  const save = () => {
    setHeld(undefined);
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit(held.button);
  };
  const make = () => {
    for (const { field, made } of held.found) setValue(field, made, { shouldDirty: true });
    save();
  };
  const leave = () => {
    for (const formula of formulas) left.current.add(formula);
    save();
  };
  return <Question formulas={formulas} onMake={make} onLeave={leave} onClose={() => setHeld(undefined)} />;
}

interface QuestionProps {
  formulas: readonly string[];
  onMake: () => void;
  onLeave: () => void;
  onClose: () => void;
}

function Question({ formulas, onMake, onLeave, onClose }: QuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{translate('rich_text.formula.at_save', { smart_count: formulas.length })}</DialogTitle>
      <DialogContent>
        {translate('rich_text.formula.looks_like', { formula: formulas.join(', ') })}
        <DrawnFormulas formulas={formulas} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave} color="inherit">
          {translate('rich_text.formula.leave')}
        </Button>
        <Button onClick={onMake} variant="contained" autoFocus>
          {translate(...makeText(formulas.length))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
