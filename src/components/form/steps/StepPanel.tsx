import { Box } from '@mui/material';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FormStep, FormStepsContext, stepOf } from './formSteps';

interface StepPanelProps {
  /** The step's name. */
  name: string;
  /** Its inputs. */
  children: ReactNode;
}

/** The inputs of a step. They stay mounted while another step is shown: their values and their checks stay with them. */
export function StepPanel({ name, children }: StepPanelProps) {
  const steps = useContext(FormStepsContext);
  const isShown = steps?.steps[steps.active]?.name === name;
  return <Box sx={isShown ? layout : hidden}>{children}</Box>;
}

const layout = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0, '&& > *': { my: 0 } } as const;
const hidden = { display: 'none' } as const;

interface InStepsProps {
  steps: readonly FormStep[];
  /** The form, with a `Stepper` and a `StepPanel` of each step in it. */
  children: ReactNode;
}

/** Splits a form into steps; the address holds the current step, so that the browser's Back leads to the previous one. */
export function InSteps({ steps, children }: InStepsProps) {
  const [search, setSearch] = useSearchParams();
  const active = Math.max(
    0,
    steps.findIndex(({ name }) => name === search.get('step')),
  );
  const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set(steps.slice(0, active).keys()));
  const [wanted, setWanted] = useState<string>();

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
    const reveal = (path: string) => {
      setWanted(path);
      go(stepOf(steps, path));
    };
    return { steps, active, left, go, reveal, wanted, settle: () => setWanted(undefined) };
  }, [steps, active, left, wanted, setSearch]);
  return <FormStepsContext value={value}>{children}</FormStepsContext>;
}
