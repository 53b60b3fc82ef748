import { Alert, Button } from '@mui/material';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { likelyInHtml } from './likelyInHtml';

interface FormulaHintProps {
  html: string;
  /** Called with the text in which that part is a formula. */
  onMake: (html: string) => void;
}

/** Says that a part of a text looks like a formula, which no reader would see as one, and makes it one. */
export function FormulaHint({ html, onMake }: FormulaHintProps) {
  const translate = useTranslate();
  const typed = useDeferredValue(html);
  const found = useMemo(() => likelyInHtml(typed), [typed]);
  return (
    <div aria-live="polite">
      {found && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => onMake(found.made)}>
              {translate('rich_text.formula.make')}
            </Button>
          }
        >
          {translate('rich_text.formula.looks_like', { formula: found.formula })}
        </Alert>
      )}
    </div>
  );
}
