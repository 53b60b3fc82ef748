import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../Hint';
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
        <Hint
          text={translate('rich_text.formula.looks_like', { formula: found.formula })}
          action={translate('rich_text.formula.make')}
          onPress={() => onMake(found.made)}
        />
      )}
    </div>
  );
}
