import ShowIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useContext, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useFieldName } from '../fieldNames';
import { type FormStep, type FormSteps, FormStepsContext, rootOf, stepOf } from './formSteps';

interface StepPanelProps {
  /** The step's name. */
  name: string;
  /** Its inputs. */
  children: ReactNode;
  /** Those that nobody has to fill in: they are folded. */
  more?: ReactNode;
}

/** The inputs of a step. They stay mounted while another step is shown: their values and their checks stay with them. */
export function StepPanel({ name, children, more }: StepPanelProps) {
  const steps = useContext(FormStepsContext);
  const step = steps?.steps.find((each) => each.name === name);
  const isShown = steps?.steps[steps.active] === step;
  return (
    <Box sx={isShown ? layout : hidden}>
      {children}
      {steps && step && more && (
        <More steps={steps} step={step}>
          {more}
        </More>
      )}
    </Box>
  );
}

const layout = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0, '&& > *': { my: 0 } } as const;
const hidden = { display: 'none' } as const;

interface InStepsProps {
  steps: readonly FormStep[];
  /** Whether the form can be saved at any step. */
  savesAnywhere?: boolean;
  /** The form, with a `Stepper` and a `StepPanel` of each step in it. */
  children: ReactNode;
}

/** Splits a form into steps; the address holds the current step, so that the browser's Back leads to the previous one. */
export function InSteps({ steps, savesAnywhere = false, children }: InStepsProps) {
  const [search, setSearch] = useSearchParams();
  const active = Math.max(
    0,
    steps.findIndex(({ name }) => name === search.get('step')),
  );
  const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set(steps.slice(0, active).keys()));
  const [wanted, setWanted] = useState<string>();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  const value = useMemo(() => {
    const go = (place: number) => {
      const next = steps[place];
      if (!next || place === active) return;
      setLeft((before) => new Set([...before, active]));
      setSearch((before) => {
        before.set('step', next.name);
        return before;
      });
    };
    const fold = (name: string, isOpen: boolean) =>
      setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name)));
    const reveal = (path: string) => {
      setWanted(path);
      const place = stepOf(steps, path);
      if (place === undefined) return;
      const { name = '', more = [] } = steps[place] ?? {};
      if (more.includes(rootOf(path))) fold(name, true);
      go(place);
    };
    return { steps, active, left, go, reveal, wanted, settle: () => setWanted(undefined), open, fold, savesAnywhere };
  }, [steps, active, left, wanted, open, savesAnywhere, setSearch]);
  return <FormStepsContext value={value}>{children}</FormStepsContext>;
}

interface MoreProps {
  steps: FormSteps;
  step: FormStep;
  /** The inputs. They stay mounted while they are folded. */
  children: ReactNode;
}

/**
 * The inputs of a step that nobody has to fill in, folded. They unfold as one of them is wrong, or is filled in otherwise than by typing:
 * by a draft that is restored, or an earlier version.
 */
function More({ steps: { open, fold }, step: { name, more = [] }, children }: MoreProps) {
  const translate = useTranslate();
  const id = useId();
  const isOpen = open.has(name);
  const isTouched = useIsTouched(more);
  const unfold = useEffectEvent(() => fold(name, true));
  useEffect(() => {
    if (isTouched) unfold();
  }, [isTouched]);
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}-fields`}
        onClick={() => fold(name, !isOpen)}
        startIcon={<ShowIcon sx={{ transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : undefined }} />}
      >
        {translate('ui.step_more')}
      </Button>
      <Typography id={`${id}-fields`} variant="caption" color="text.secondary" sx={{ display: isOpen ? 'none' : 'block', px: 1 }}>
        <FieldNames fields={more} />
      </Typography>
      <Box id={id} sx={isOpen ? unfolded : folded}>
        {children}
      </Box>
    </Box>
  );
}

/** How many fields are named. */
const named = 3;

/** The names of the first fields, and how many more there are. */
function FieldNames({ fields }: { fields: readonly string[] }) {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const names = fields.slice(0, named).map(nameOf).join(', ');
  const beyond = fields.length - named;
  return <span>{beyond > 0 ? `${names} ${translate('ui.others', { count: beyond })}` : names}</span>;
}

/** Tells whether one of these fields is wrong, or isn't as it was at first. */
function useIsTouched(fields: readonly string[]): boolean {
  const { errors, dirtyFields } = useFormState();
  return fields.some((field) => errors[field] !== undefined || dirtyFields[field] !== undefined);
}

const unfolded = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0, mt: 1.5, '&& > *': { my: 0 } } as const;
const folded = { display: 'none' } as const;
