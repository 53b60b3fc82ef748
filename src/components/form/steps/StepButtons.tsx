import { Button, Link } from '@mui/material';
import { Fragment, type MouseEvent, useContext } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { useFieldName } from '../fieldNames';
import { FormSchema } from '../fieldRules';
import { inputsIn } from '../inputPlaces';
import type { Wrong } from '../wrongFields';
import { type FormSteps, stepOf } from './formSteps';

/**
 * The buttons to the previous and the next step; errors in the step that is left are marked, and told once by Next, but don't prevent
 * leaving it.
 */
export function StepButtons({ steps: form }: { steps: FormSteps }) {
  const { steps, active, go, savesAnywhere } = form;
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const tellLacking = useLacking(form);
  const leave = (place: number) => {
    void trigger([...(steps[active]?.fields ?? [])]);
    go(place);
  };
  const next = ({ currentTarget: { form: own } }: MouseEvent<HTMLButtonElement>) => {
    tellLacking(own?.id ?? '');
    leave(active + 1);
  };
  return (
    <>
      <Button variant="outlined" disabled={active === 0} onClick={() => leave(active - 1)}>
        {translate('ui.step_prev')}
      </Button>
      {active < steps.length - 1 && (
        <Button variant={savesAnywhere ? 'outlined' : 'contained'} onClick={next} {...shortcut('Control+Enter')}>
          {translate('ui.step_next')}
        </Button>
      )}
    </>
  );
}

/** How many fields are named. */
const named = 3;

/** Returns a function that says which fields of the current step are still wrong, as the step is left for the first time. */
function useLacking({ steps, active, left }: FormSteps): (formId: string) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useFieldName();
  const { schema } = useContext(FormSchema);
  const { getValues } = useFormContext();
  return (formId) => {
    const step = steps[active];
    if (!step || left.has(active)) return;
    const issues = schema.safeParse(getValues()).error?.issues ?? [];
    const paths = issues.flatMap(({ path }) => (step.fields.includes(String(path[0])) ? [path.join('.')] : []));
    const places = inputsIn(formId);
    const inOrder = [...new Set(paths)].toSorted((one, other) => places.indexOf(one) - places.indexOf(other));
    const names = inOrder.map(nameOf);
    if (names.length === 0) return;
    const beyond = names.length - named;
    const fields = names.slice(0, beyond === 1 ? names.length : named).join(', ');
    const text = beyond > 1 ? `${fields} ${translate('ui.others', { count: beyond })}` : fields;
    notify('ui.step_lacks', { type: 'warning', messageArgs: { step: translate(step.title), fields: text } });
  };
}

interface WrongStepsProps {
  steps: FormSteps;
  /** The errors, in the order of the screen. */
  wrong: readonly Wrong[];
}

/** Says how many fields are wrong in each step, with a link to the first of them. */
export function WrongSteps({ steps: { steps, reveal }, wrong }: WrongStepsProps) {
  const translate = useTranslate();
  const inSteps = steps.flatMap(({ name, title }, place) => {
    const own = wrong.filter(({ path }) => stepOf(steps, path) === place);
    return own[0] ? [{ name, title, first: own[0].path, count: own.length }] : [];
  });
  return (
    <div>
      {inSteps.map(({ name, title, first, count }, place) => (
        <Fragment key={name}>
          <Link component="button" type="button" color="inherit" onClick={() => reveal(first)}>
            {translate('ui.wrong_in_step', { count, step: translate(title) })}
          </Link>
          {/* A line ends with it, and never begins with it. */}
          {place < inSteps.length - 1 && '\u00a0· '}
        </Fragment>
      ))}
    </div>
  );
}
