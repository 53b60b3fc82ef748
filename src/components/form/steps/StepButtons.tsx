import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormSteps } from './formSteps';
import { useLacking } from './useLacking';

/**
 * The buttons to the previous and the next step; errors in the step that is left are marked, and told once by Next, but don't prevent
 * leaving it.
 */
export function StepButtons({ steps: form }: { steps: FormSteps }) {
  const { steps, active, go } = form;
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
        <Button variant="contained" onClick={next}>
          {translate('ui.step_next')}
        </Button>
      )}
    </>
  );
}
