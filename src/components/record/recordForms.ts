import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { CreateFormProps } from '@/components/form/CreateForm';
import type { Standing } from '@/contract/fields';

/** The rules of a change, the same for every record or by what the one that stands holds. */
export type EditSchema = z.ZodObject | ((record: Standing) => z.ZodObject);

/** The name of a form's field. */
export type FormField<F extends z.ZodObject> = keyof z.input<F> & string;

/** What the screens of a record are made of, whether they are popups or stand in a page. */
export interface RecordForms<F extends z.ZodObject = z.ZodObject> {
  /** The area's place in the catalogue of texts: its titles are `<name>.add`, `.edit` and `.view`. */
  name: string;
  form: F;
  editForm: EditSchema;
  /** The inputs of both forms; one that a form's schema doesn't ask for isn't drawn. */
  Inputs: ComponentType;
  /** The fields that the next record begins with as well, where one is added after the other. */
  keeps?: readonly FormField<F>[];
  /** The form of a new record, where adding one takes more than the call that creates it. */
  AddForm?: ComponentType<CreateFormProps>;
  Details: ComponentType;
  /** How the record stands, a chip beside its name. */
  Status?: ComponentType;
  /** What else can be done on the page of its details, where these are one: links of a list's rows. A popup has what its list can do. */
  further?: readonly ReactNode[];
  /** Of its popups: `md` for a long form, whose groups stand side by side, and for its details. */
  width?: 'md';
}
