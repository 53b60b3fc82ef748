import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { ShortHtml } from '@/components/ui/html/SafeHtml';
import { Words } from '@/components/ui/text/Words';
import { trueOptions } from '@/contract/quizOptions';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';
import { lookOf } from '@/domain/lookOf';

const source = 'correct_option';

/**
 * The input of the correct option, one of the true ones. Options are compared by their look, because one look can be written in several
 * ways.
 */
export function CorrectOptionInput() {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const chosen = textOf(useWatch({ name: source }));
  const options = useWatch({ compute: trueOptions });
  useFieldText(source, (value) => readableText(textOf(value)) || shortText(textOf(value)) || undefined);

  const choices = options.map((html) => ({ id: lookOf(html), html, isTrue: true }));
  const look = lookOf(chosen);
  // The chosen option stays visible, so that the fault can be seen.
  const isStale = look !== '' && choices.every(({ id }) => id !== look);
  const [first] = options;
  return (
    <SelectInput
      source={source}
      className={inputClass(source)}
      isRequired={required}
      slotProps={{ select: { SelectDisplayProps: { 'aria-required': required } } }}
      choices={isStale ? [...choices, { id: look, html: chosen, isTrue: false }] : choices}
      optionText={optionText}
      translateChoice={false}
      format={(html) => lookOf(textOf(html))}
      parse={(id: string) => [...options, chosen].find((html) => id !== '' && lookOf(html) === id) ?? null}
      helperText={
        first === undefined ? (
          'quiz.first_true'
        ) : (
          <Words text={translate('quiz.first_true_is', { option: readableText(first) || shortText(first) })} />
        )
      }
      fullWidth
    />
  );
}

const optionText = (choice: OptionProps) => <Option {...choice} />;

interface OptionProps {
  html: string;
  isTrue: boolean;
}

function Option({ html, isTrue }: OptionProps) {
  const translate = useTranslate();
  return (
    <div>
      <ShortHtml html={html} />
      {!isTrue && translate('quiz.not_true')}
    </div>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
