import type { ComponentType } from 'react';
import type { z } from 'zod';

/** What the screens of a record are made of, whether they are popups or stand in a page. */
export interface RecordForms {
  /** The area's place in the catalogue of texts: its titles are `<name>.add`, `.edit` and `.view`. */
  name: string;
  form: z.ZodObject;
  editForm: z.ZodObject;
  /** The inputs of both forms; one that a form's schema doesn't ask for isn't drawn. */
  Inputs: ComponentType;
  Details: ComponentType;
}
