import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useDayTexts } from '@/components/bsCalendar/useDayTexts';
import { isDirtyForm } from './dirtyForms';
import type { Draft, DraftContent } from './useDraft';
import type { FormValues } from './useSave';

/** How long typing rests before it is kept, in milliseconds. */
const rest = 300;

interface DraftKeeperProps {
  formId: string;
  draft: Draft;
}

/** Keeps what is typed while it is unsaved, and offers back what an earlier visit left. */
export function DraftKeeper({ formId, draft }: DraftKeeperProps) {
  const [left, setLeft] = useState<DraftContent>();
  const { getValues, reset, subscribe } = useFormContext();
  const { isDirty, dirtyFields } = useFormState();
  const typed = useRef(dirtyFields);

  useEffect(() => {
    let current = true;
    void draft.load().then((found) => current && setLeft(found));
    return () => {
      current = false;
    };
  }, [draft]);

  useEffect(() => {
    typed.current = dirtyFields;
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    const keep = () => {
      if (isDirtyForm(formId)) void draft.keep(pick(getValues(), typed.current));
    };
    let timer = setTimeout(keep, rest);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, rest);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      keep();
    };
  }, [formId, draft, isDirty, getValues, subscribe]);

  const restore = (values: FormValues) => {
    reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    setLeft(undefined);
  };
  const discard = () => {
    void draft.forget();
    setLeft(undefined);
  };

  return left && <DraftOffer draft={left} onRestore={() => restore(left.values)} onDiscard={discard} />;
}

const pick = (values: FormValues, fields: object): FormValues =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, values[field]]));

interface DraftOfferProps {
  draft: DraftContent;
  onRestore: () => void;
  onDiscard: () => void;
}

function DraftOffer({ draft: { savedAt, hadFiles }, onRestore, onDiscard }: DraftOfferProps) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            {translate('ui.draft_restore')}
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('ui.draft_discard')}
          </Button>
        </>
      }
    >
      {translate('ui.draft_found', { time: instant(savedAt) })}
      {hadFiles && ` ${translate('ui.draft_files')}`}
    </Alert>
  );
}
