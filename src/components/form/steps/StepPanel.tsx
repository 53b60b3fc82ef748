import { Box } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { FormStepsContext } from './formSteps';

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
