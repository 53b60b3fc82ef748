import { SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { useFieldText } from '@/components/form/fieldTexts';
import { inputClass } from '@/components/form/inputPlaces';
import { trueOptions } from '@/contract/quizOptions';
import { lookOf } from '@/domain/lookOf';
import { visibleText } from '@/domain/visibleText';

const source = 'correct_option';

/** The correct option: one of those that are true. It is known by how it looks, for its text may be written in several ways. */
export function CorrectOptionInput() {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const chosen = textOf(useWatch({ name: source }));
  const options = useWatch({ compute: trueOptions });
  useFieldText(source, (value) => visibleText(textOf(value)) || undefined);

  const choices = options.map((html) => ({ id: lookOf(html), name: visibleText(html) }));
  const isTrue = choices.some(({ id }) => id === lookOf(chosen));
  // What was chosen stays in sight, so that it can be seen what is wrong.
  const stale = { id: lookOf(chosen), name: translate('quiz.not_true', { option: visibleText(chosen) }) };
  const [first] = choices;
  return (
    <SelectInput
      source={source}
      className={inputClass(source)}
      isRequired={required}
      choices={lookOf(chosen) === '' || isTrue ? choices : [...choices, stale]}
      translateChoice={false}
      format={(html) => lookOf(textOf(html))}
      parse={(look: string) => [...options, chosen].find((html) => look !== '' && lookOf(html) === look) ?? null}
      helperText={first ? translate('quiz.first_true_is', { option: first.name }) : 'quiz.first_true'}
      fullWidth
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
