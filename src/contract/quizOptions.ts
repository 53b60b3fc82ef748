import { z } from 'zod/mini';
import { hasContent } from '@/domain/html/hasContent';
import { visibleText } from '@/domain/html/visibleText';
import { lookOf } from '@/domain/lookOf';
import { html, htmlText } from './fields';
import { type Choices, checkedWhere } from './formRules';
import { say } from './message';
import { rows } from './rows';

const option = z.object({
  /** HTML. */
  options: htmlText(1),
  correct: z._default(z.boolean(say('required')), false),
});

/** The readable values of a row, whatever else is wrong with it. */
const read = z.object({ options: z.string(), correct: z.unknown() });

/** A question's options: at least one is true, and no two look alike. */
const optionRows = rows(option, 2, 10).check(
  z.superRefine<unknown[]>(
    (list, { issues }) => {
      const options = list.map((row) => read.safeParse(row).data);
      if (list.length > 0 && !options.some((row) => row?.correct === true)) {
        issues.push({ code: 'custom', path: [], message: say('needs_true_option'), input: list });
      }
      const looks = options.map((row) => lookOf(row?.options ?? ''));
      for (const [index, look] of looks.entries()) {
        if (look === '' || looks.indexOf(look) === index) continue;
        issues.push({ code: 'custom', path: [index, 'options'], message: say('must_be_other_option'), input: list });
      }
    },
    // Runs even if a row is invalid, so that all errors are shown at once.
    { when: ({ value }) => Array.isArray(value) },
  ),
);

/** A question's options, and its correct one: the text of a true option, by default the first. */
export const optionFields = { quiz_options: optionRows, correct_option: z.nullish(html) };

/** Returns the texts of the true options, of an unfinished form too. */
export const trueOptions = ({ quiz_options }: Choices): string[] =>
  Array.isArray(quiz_options)
    ? quiz_options.flatMap((row) => {
        const { data } = read.safeParse(row);
        return data?.correct === true && hasContent(data.options) ? data.options : [];
      })
    : [];

const given = ({ correct_option }: Choices): string =>
  typeof correct_option === 'string' && hasContent(correct_option) ? correct_option : '';

const contradicts = (form: Choices): boolean => {
  const looks = trueOptions(form).map(lookOf);
  return given(form) !== '' && looks.length > 0 && !looks.includes(lookOf(given(form)));
};

/** The rule of a form that its correct option is one of the true ones, compared by their look. */
export const correctOptionHolds = checkedWhere<Choices>('correct_option', z.never(say('must_be_true_option')), contradicts);

/** Returns what is sent and stored beside a form's options: the correct one, and the visible texts of all, one a line. */
export function wordsOfOptions(form: Choices) {
  const options: readonly unknown[] = Array.isArray(form.quiz_options) ? form.quiz_options : [];
  return {
    correct_option: given(form) || (trueOptions(form)[0] ?? ''),
    opiton_description: options.map((row) => visibleText(read.safeParse(row).data?.options ?? '')).join('\n'),
  };
}
