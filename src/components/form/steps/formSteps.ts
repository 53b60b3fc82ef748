import { createContext } from 'react';

/** A part of a form that is filled in by itself. */
export interface FormStep {
  /** Its name in the address. */
  name: string;
  /** A key of the catalogue. */
  title: string;
  /** The form's fields that belong to it; lists by their own name. */
  fields: readonly string[];
  /** Those of them that are folded under «More», because nobody has to fill them in. */
  more?: readonly string[];
}

/** The steps of the form around it, and the current one. */
export interface FormSteps {
  steps: readonly FormStep[];
  /** The index of the current step, from 0. */
  active: number;
  /** The steps that were left once: their errors are shown. */
  left: ReadonlySet<number>;
  /** Shows another step. */
  go: (place: number) => void;
  /** Shows the step of a field, given its path in the form, and focuses the field. */
  reveal: (path: string) => void;
  /** The path of the field to focus, once its step is shown. */
  wanted: string | undefined;
  /** The names of the steps whose «More» is open. */
  open: ReadonlySet<string>;
  /** Opens the «More» of a step, or closes it. */
  fold: (name: string, isOpen: boolean) => void;
  /** Whether the form can be saved at any step; by default only at the last. */
  savesAnywhere: boolean;
  /** Called once it is focused. */
  settle: () => void;
}

/** Undefined in a form without steps. */
export const FormStepsContext = createContext<FormSteps | undefined>(undefined);

/** Returns the index of the step that has a field, given its path; undefined if none has it. */
export function stepOf(steps: readonly FormStep[], path: string): number | undefined {
  const place = steps.findIndex(({ fields }) => fields.includes(rootOf(path)));
  return place < 0 ? undefined : place;
}

/** Returns the field of a form to which a path leads. */
export const rootOf = (path: string): string => path.split('.')[0] ?? path;
