import { Alert } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asks, type Choices, conditionOf } from '@/contract/formRules';
import { isSame } from '@/domain/mergeEdits';
import { FormSchema } from './fieldRules';

/** Says what the save will remove: values of fields that the form no longer has after another choice. */
export function LossNotice({ record }: { record: Choices }) {
  const translate = useTranslate();
  const { schema } = useContext(FormSchema);
  const lost = useWatch({
    compute: (form: Choices) =>
      Object.entries<unknown>(schema.shape)
        .filter(([field, rules]) => conditionOf(rules) && !asks(schema, field, form) && isFilled(field, form, record))
        .map(([field]) => field)
        .join(' '),
  });
  return (
    <div aria-live="polite">
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
    </div>
  );
}

const isFilled = (field: string, ...places: readonly Choices[]) => places.some((place) => !isSame(place[field], null));
