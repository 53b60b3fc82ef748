import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormSteps } from './formSteps';

/** The buttons to the previous and the next step; errors in the step that is left are marked, but don't prevent leaving it. */
export function StepButtons({ steps: { steps, active, go } }: { steps: FormSteps }) {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const leave = (place: number) => {
    void trigger([...(steps[active]?.fields ?? [])]);
    go(place);
  };
  return (
    <>
      <Button variant="outlined" disabled={active === 0} onClick={() => leave(active - 1)}>
        {translate('ui.step_prev')}
      </Button>
      {active < steps.length - 1 && (
        <Button variant="contained" onClick={() => leave(active + 1)}>
          {translate('ui.step_next')}
        </Button>
      )}
    </>
  );
}
