import { Alert } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useDayTexts } from '@/components/ui/text/dates';
import type { Restored } from './RestoredPlace';
import type { FormValues } from './useSave';

interface RestoredVersionProps extends Restored {
  /** The fields of the form. */
  fields: readonly string[];
  /** Keeps what is filled in like something typed. */
  keep: () => void;
}

/** Fills the form with the values of an earlier version, which the person may change and save. */
export function RestoredVersion({ values, from, fields, keep }: RestoredVersionProps) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  const { getValues, reset } = useFormContext();
  const filled: FormValues = Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
  const isAny = Object.keys(filled).length > 0;
  const fill = useEffectEvent(() => {
    reset({ ...getValues(), ...filled }, { keepDefaultValues: true });
    keep();
  });
  useEffect(() => {
    // React-admin's form sets its first values in an effect of its own, after this one.
    if (isAny) queueMicrotask(fill);
  }, [isAny]);
  return (
    <Alert severity="info" role="status">
      {translate(isAny ? 'ui.version_filled' : 'ui.version_not_here', { time: instant(from) })}
    </Alert>
  );
}
