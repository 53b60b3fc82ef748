import { Box } from '@mui/material';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FormStep, FormStepsContext, rootOf, stepOf } from './formSteps';
import { More } from './More';

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
