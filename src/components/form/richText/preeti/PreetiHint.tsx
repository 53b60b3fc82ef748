import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortText } from '@/domain/html/shortText';
import { visibleText } from '@/domain/html/visibleText';
import { Hint } from '../Hint';
import { preetiInHtml } from './preetiInHtml';

interface PreetiHintProps {
  html: string;
  /** Called with the text in Unicode, or with the original again. */
  onMake: (html: string) => void;
}

/** Says that a text was typed for the Preeti font, offers it in Unicode, and the original again until the text is changed. */
export function PreetiHint({ html, onMake }: PreetiHintProps) {
  const translate = useTranslate();
  const typed = useDeferredValue(html);
  const found = useMemo(() => preetiInHtml(typed), [typed]);
  const [converted, setConverted] = useState<{ original: string; made: string }>();
  const isConverted = converted !== undefined && visibleText(typed) === visibleText(converted.made);
  return (
    <div aria-live="polite">
      {found && (
        <Hint
          text={translate('rich_text.preeti.looks_like', { text: shortText(found.text) })}
          action={translate('rich_text.preeti.convert')}
          onPress={() => {
            setConverted({ original: typed, made: found.made });
            onMake(found.made);
          }}
        />
      )}
      {isConverted && (
        <Hint
          text={translate('rich_text.preeti.converted')}
          action={translate('rich_text.preeti.back')}
          onPress={() => onMake(converted.original)}
        />
      )}
    </div>
  );
}
