import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod/mini';
import type { EditSchema } from '@/components/form/work/editing';
import type { CreateFormProps } from './CreateForm';

/** The name of a form's field. */
export type FormField<F extends z.ZodMiniObject> = keyof z.input<F> & string;

/** The parts of a record's screens, whether they are popups or pages. */
export interface RecordForms<F extends z.ZodMiniObject = z.ZodMiniObject> {
  /** The area's place in the catalogue of texts: its titles are `<name>.add`, `.edit` and `.view`. */
  name: string;
  form: F;
  editForm: EditSchema;
  /** The inputs of both forms; an input is hidden if the form's schema lacks its field. */
  Inputs: ComponentType;
  /** The fields whose values are kept for the next record, where several are added in turn. */
  keeps?: readonly FormField<F>[];
  /** The form of a new record, where adding one takes more than the call that creates it. */
  AddForm?: ComponentType<CreateFormProps>;
  Details: ComponentType;
  /** The record's status, a chip beside its name. */
  Status?: ComponentType;
  /** The picture before its name, on the page of its details: a `Portrait`. */
  Picture?: ComponentType;
  /** Other actions of its details, as a list's rows have them; a popup has its list's as well. */
  further?: readonly ReactNode[];
  /** The width of its popups: `md` for a long form, whose groups are side by side, and for its details. */
  width?: 'md';
}
