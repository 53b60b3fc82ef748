import { createContext } from 'react';

/** A part of a form that is asked for by itself. */
export interface FormStep {
  /** What it is called in the address. */
  name: string;
  /** A key of the catalogue. */
  title: string;
  /** The fields of the form that it asks for, those that are lists by their own name. */
  fields: readonly string[];
}

/** The steps of the form round, and the one that is shown. */
export interface FormSteps {
  steps: readonly FormStep[];
  /** The place of the step that is shown, from 0. */
  active: number;
  /** The steps that were left once: what is wrong in them is said. */
  left: ReadonlySet<number>;
  /** Shows another step. */
  go: (place: number) => void;
  /** Shows the step of a field, by its path in the form, and gives it the focus. */
  reveal: (path: string) => void;
  /** The path of the field that is to have the focus, once its step is shown. */
  wanted: string | undefined;
  /** It has it. */
  settle: () => void;
}

/** Nothing, where a form is asked for as a whole. */
export const FormStepsContext = createContext<FormSteps | undefined>(undefined);

/** The place of the step that asks for a field, by its path; the first where none does. */
export const stepOf = (steps: readonly FormStep[], path: string): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.includes(path.split('.')[0] ?? path)),
  );
