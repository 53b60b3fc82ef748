import CompleteIcon from '@mui/icons-material/CheckCircle';
import FaultyIcon from '@mui/icons-material/Error';
import { Box, ButtonBase } from '@mui/material';
import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useDigits } from '@/components/ui/text/digits';
import { FormSchema } from '../fieldRules';
import { focusInput, wrongFields } from '../wrongFields';
import { type FormStep, type FormSteps, FormStepsContext, rootOf, stepOf } from './formSteps';

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

/**
 * Focuses the wanted input once its step is shown. After a form that can't be saved was submitted, that is the first one with an error, in
 * the order of the steps.
 */
function useWantedInput({ steps, active, wanted, reveal, settle }: FormSteps, inForm: RefObject<Element | null>): void {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const fields = steps.flatMap((step) => step.fields);
  // What is in no step is beside all of them, at their end.
  const placeOf = (path: string) => (fields.includes(rootOf(path)) ? fields.indexOf(rootOf(path)) : fields.length);
  const judged = useRef(submitCount);

  const revealFirst = useEffectEvent(() => {
    const [first] = wrongFields(errors).toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
    if (first) reveal(first.path);
  });
  useEffect(() => {
    if (judged.current === submitCount) return;
    judged.current = submitCount;
    revealFirst();
  }, [submitCount]);

  const focus = useEffectEvent((path: string) => {
    focusInput(inForm.current?.closest('form')?.id ?? '', path, setFocus);
    settle();
  });
  useEffect(() => {
    if (wanted !== undefined && (stepOf(steps, wanted) ?? active) === active) focus(wanted);
  }, [wanted, active, steps]);
}

interface StepMarkProps {
  number: number;
  title: string;
  isActive: boolean;
  state: StepState;
  onPress: () => void;
}

/**
 * One step of the list; on a phone only its number, or the icon of its state. There is a space between number and title, because people
 * with speech control say what they see.
 */
function StepMark({ number, title, isActive, state, onPress }: StepMarkProps) {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={onPress}
        aria-current={isActive ? 'step' : undefined}
        aria-label={translate(`ui.step_${state}`, { number, title })}
        sx={{ ...mark, ...(isActive && chosen) }}
      >
        <Box component="span" aria-hidden sx={{ ...circle, ...(state === 'open' && (isActive ? full : ring)) }}>
          {state === 'complete' && <CompleteIcon color="primary" />}
          {state === 'faulty' && <FaultyIcon color="error" />}
          {state === 'open' && digits(number)}
        </Box>{' '}
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const mark = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.5,
  width: 1,
  minHeight: 44,
  height: 1,
  p: 0.5,
  pt: 1,
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const chosen = { color: 'text.primary', fontWeight: 600, boxShadow: 'inset 0 -2px', borderRadius: 0 } as const;

const circle = { display: 'grid', placeItems: 'center', width: 24, height: 24, borderRadius: '50%' } as const;
const ring = { border: 1, borderColor: 'text.secondary' } as const;
const full = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;

/** The state of a step: not visited yet, without errors, or with errors. */
export type StepState = 'open' | 'complete' | 'faulty';

/** Returns the state of each step. One that wasn't left yet shows no errors until somebody tries to save the form. */
function useStepStates({ steps, left }: FormSteps): StepState[] {
  const { schema } = useContext(FormSchema);
  const { errors, submitCount } = useFormState();
  // Joined into a text, so that the steps are rendered again only when one changes its state, not at each key.
  const wrong = useWatch({ compute: (values: unknown) => wrongSteps(schema, steps, values).join(' ') }).split(' ');
  return steps.map(({ name, fields }, place) => {
    if (!left.has(place) && submitCount === 0) return 'open';
    return wrong.includes(name) || fields.some((field) => errors[field]) ? 'faulty' : 'complete';
  });
}

/** Returns the names of the steps in which the form's schema finds an error. */
function wrongSteps(schema: z.ZodMiniObject, steps: readonly FormStep[], values: unknown): string[] {
  const wrong = new Set(schema.safeParse(values).error?.issues.map(({ path }) => String(path[0])));
  return steps.flatMap(({ name, fields }) => (fields.some((field) => wrong.has(field)) ? name : []));
}
