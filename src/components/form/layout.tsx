import { Box, Typography } from '@mui/material';
import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod/mini';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { mark, marked } from '@/components/ui/marks';
import { asks, type Choices } from '@/contract/formRules';
import { rowsOf } from '@/contract/rows';
import { FormSchema } from './fieldRules';
import { inputsIn } from './inputPlaces';

/** The container query for inputs side by side: it depends on the form's width, not the window's. */
export const roomy = '@container form (min-width: 480px)';

export const columns = 'repeat(12, minmax(0, 1fr))';

/**
 * Inputs in 12 columns, without margins of their own. Short ones share a row; pickers of records and inputs of several lines take a whole
 * row, unless a `Cell` sets their width.
 */
export const inColumns = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  gap: 2.5,
  '& > *': { gridColumn: '1 / -1' },
  '&& > *': { my: 0 },
  [roomy]: {
    [`& > :not(h2, h3, ${marked('cell')}, .MuiAutocomplete-root, :has(textarea))`]: { gridColumn: 'span 6' },
    [`& > ${marked('cell')}`]: { gridColumn: 'span var(--width)' },
  },
};

/** Where a form says before its inputs what it can't be saved without. */
export const FormTop = createContext<HTMLElement | null>(null);

interface CellProps {
  /** Out of the 12 columns, where they fit. */
  width: 3 | 4 | 6 | 8 | 12;
  children: ReactNode;
}

/** The cell of an input in its `Group`, or in a form without groups; it is hidden for an input that the form doesn't have. */
export const Cell = ({ width, children }: CellProps) => (
  <Box {...mark('cell')} sx={{ '--width': width, minWidth: 0, '&:empty': { display: 'none' }, '&& > *': { my: 0 } }}>
    {children}
  </Box>
);

interface GroupProps {
  /** A key of the catalogue. */
  title: string;
  /** The inputs: where two fit, short ones share a row; others set their width by a `Cell`. */
  children: ReactNode;
}

/** A part of a long form under a heading. */
export function Group({ title, children }: GroupProps) {
  const translate = useTranslate();
  const id = useId();
  const { heading = 'h3' } = useContext(FormContainer);
  return (
    <Box role="group" aria-labelledby={id} sx={grid}>
      <Typography id={id} component={heading} sx={{ typography: 'subtitle1' }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

const grid = {
  ...inColumns,
  // Added to the gap between inputs: together they set groups apart. It outweighs the form's own rule, whichever style is inserted later.
  '&&& + &&&': { mt: 1.5 },
  // A group is hidden if the form has none of its inputs.
  '&:not(:has(> :not(h2, h3, :empty)))': { display: 'none' },
};

/** Throws if a field of the form's schema has no input: nobody could fill it, nor see its error. */
export function EveryField({ formId }: { formId: string }) {
  const { schema, inputs } = useContext(FormSchema);
  const { getValues } = useFormContext();
  useEffect(() => {
    const drawn = [...inputs, ...inputsIn(formId)];
    const missing = fieldsOf(schema, getValues()).filter((field) => !drawn.includes(field));
    if (missing.length > 0) throw new Error(`The form has no input for ${missing.join(', ')}`);
  }, [schema, inputs, formId, getValues]);
  return null;
}

/** The fields of a form, with those of the first row of each list that it shows. */
function fieldsOf(schema: z.ZodMiniObject, values: Choices): string[] {
  return Object.entries<unknown>(schema.shape).flatMap(([field, rules]) => {
    const list = asks(schema, field, values) ? rowsOf(rules) : undefined;
    const rows: unknown = values[field];
    if (!list || !Array.isArray(rows) || rows.length === 0) return [field];
    return [field, ...fieldsOf(list.row, Object(rows[0])).map((part) => `${field}.0.${part}`)];
  });
}
