import { Alert, Box } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FormSchema } from '@/components/form/fieldRules';
import { asks, type Choices, conditionOf } from '@/contract/formRules';
import { isSame } from '@/domain/rows/mergeEdits';

/** When a form's draft was kept last, in milliseconds; undefined while there is none of the current values. */
export interface KeptTime {
  subscribe: (listener: () => void) => () => void;
  get: () => number | undefined;
  tell: (at: number | undefined) => void;
}

/** Makes a store to subscribe to, so that a form isn't rendered again each time its draft is kept. */
export function keptTime(): KeptTime {
  const listeners = new Set<() => void>();
  let keptAt: number | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => keptAt,
    tell: (at) => {
      keptAt = at;
      for (const listener of listeners) listener();
    },
  };
}

/** Says what the save will remove: values of fields that the form no longer has after another choice. */
export function LossNotice({ record }: { record: Choices }) {
  const translate = useTranslate();
  const { schema } = useContext(FormSchema);
  const { defaultValues = {} } = useFormState();
  // What a field begins with that nobody has seen is no loss.
  const isTyped = (field: string, form: Choices) =>
    isGiven(form[field]) && (asks(schema, field, defaultValues) || !isSame(form[field], defaultValues[field]));
  const lost = useWatch({
    compute: (form: Choices) =>
      Object.entries<unknown>(schema.shape)
        .filter(([field, rules]) => conditionOf(rules) && !asks(schema, field, form))
        .filter(([field]) => isGiven(record[field]) || isTyped(field, form))
        .map(([field]) => field)
        .join(' '),
  });
  return (
    // While it is empty, the grid around it has no gap for it.
    <Box aria-live="polite" sx={{ '&:empty': { position: 'absolute' } }}>
      {lost && (
        <Alert severity="warning">
          {translate('ui.will_be_lost', {
            fields: lost
              .split(' ')
              .map((field) => translate(`fields.${field}`))
              .join(', '),
          })}
        </Alert>
      )}
    </Box>
  );
}

const isGiven = (value: unknown): boolean => !isSame(value, null);
