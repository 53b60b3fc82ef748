import { Link } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { Wrong } from '../wrongFields';
import { type FormSteps, stepOf } from './formSteps';

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
