import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Hint } from '../Hint';
import { DrawnFormulas } from './DrawnFormulas';
import { likelyInHtml, makeText } from './likelyInHtml';

interface FormulaHintProps {
  html: string;
  /** Called with the text in which those parts are formulas. */
  onMake: (html: string) => void;
}

/** Says that parts of a text look like formulas, which no reader would see as such, and makes them formulas. */
export function FormulaHint({ html, onMake }: FormulaHintProps) {
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
