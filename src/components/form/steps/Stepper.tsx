import { Box } from '@mui/material';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type FormSteps, FormStepsContext } from './formSteps';
import { StepMark } from './StepMark';
import { useStepStates } from './useStepStates';
import { useWantedInput } from './useWantedInput';

/** The list of a form's steps: it marks the current one, complete ones and those with errors; a click on one shows it. */
export function Stepper() {
  const steps = useContext(FormStepsContext);
  return steps && <Steps steps={steps} />;
}

function Steps({ steps }: { steps: FormSteps }) {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const states = useStepStates(steps);
  const heading = useRef<HTMLHeadingElement>(null);
  useWantedInput(steps, heading);
  useHeadingFocus(steps, heading);
  const active = steps.steps[steps.active];

  const goTo = (place: number) => {
    void trigger([...(active?.fields ?? [])]);
    steps.go(place);
  };
  return (
    <Box component="nav" aria-label={translate('ui.steps')} sx={{ minWidth: 0 }}>
      <Box component="ol" sx={list}>
        {steps.steps.map(({ name, title }, place) => (
          <StepMark
            key={name}
            number={place + 1}
            title={translate(title)}
            isActive={place === steps.active}
            state={states[place] ?? 'open'}
            onPress={() => goTo(place)}
          />
        ))}
      </Box>
      <Box ref={heading} component="h2" tabIndex={-1} sx={{ typography: 'h6', m: 0, mt: 2, outline: 'none' }}>
        {translate('ui.step_of', { number: steps.active + 1, count: steps.steps.length, title: translate(active?.title ?? '') })}
      </Box>
    </Box>
  );
}

/** Focuses the heading of another step, unless one of its inputs gets the focus. */
function useHeadingFocus({ active, wanted }: FormSteps, heading: RefObject<HTMLHeadingElement | null>): void {
  const before = useRef(active);
  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    if (wanted === undefined) heading.current?.focus();
  }, [active, wanted, heading]);
}

const list = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
