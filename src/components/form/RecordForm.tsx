import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { safeParse, type z } from 'zod';
import { DraftKeeper } from './DraftKeeper';
import { noteDirty } from './dirtyForms';
import { FormActions, isForNext } from './FormActions';
import { FormBody } from './FormBody';
import { FormErrors } from './FormErrors';
import { FormSchema } from './fieldRules';
import { LeaveGuard } from './LeaveGuard';
import { useDraft } from './useDraft';
import { type FormValues, Saving, useSave } from './useSave';

export interface RecordFormProps<Saved> {
  /** Says what is required, how long it may be, and what the form says when it isn't. */
  schema: z.ZodObject;
  /** What the fields hold at first. */
  record?: Partial<RaRecord>;
  /** Rejects with react-admin's `HttpError`, whose field messages come to stand at the fields. */
  save: (values: FormValues) => Promise<Saved>;
  /** After a save that went through. */
  onSaved: (saved: Saved) => void;
  /** After a save by the second button, which is there with it: the next record is to be added. */
  onSavedForNext?: () => void;
  saveLabel?: string;
  /** `none` for secrets: what is typed is kept nowhere. */
  drafts?: 'kept' | 'none';
  /** The inputs. */
  children: ReactNode;
}

/** Every form of the product: validation, server errors, drafts, the guard on leaving, Ctrl+S and the buttons. */
export function RecordForm<Saved>(props: RecordFormProps<Saved>) {
  const { schema, record, save, onSaved, onSavedForNext, saveLabel, drafts = 'kept', children } = props;
  const formId = useId();
  const { pathname } = useLocation();
  const draft = useDraft(drafts === 'kept' ? pathname : undefined);
  const resolver = useMemo(() => zodResolver(schema), [schema]);
  const { submit, saving } = useSave(save);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const onSubmit = async (values: FormValues, event?: BaseSyntheticEvent) => {
    // Kept before the save: an expired session may end it.
    await draft.keep(values);
    const outcome = await submit(values);
    if (outcome.refused) return outcome.refused;
    noteDirty(formId, false);
    await draft.forget();
    // Who has left meanwhile goes on where they are.
    if (!shown.current) return undefined;
    if (onSavedForNext && isForNext(event)) onSavedForNext();
    else onSaved(outcome.saved);
    return undefined;
  };

  return (
    <FormSchema value={schema}>
      <Form
        record={{ ...blank(schema), ...record }}
        resolver={resolver}
        resetOptions={keepTyped}
        onSubmit={onSubmit}
        id={formId}
        noValidate
        disableInvalidFormNotification
      >
        <FormBody>
          <DraftKeeper formId={formId} draft={draft} />
          <FormErrors />
          <Saving value={saving}>{children}</Saving>
        </FormBody>
        <FormActions {...(saveLabel && { saveLabel })} forNext={onSavedForNext !== undefined} />
        <LeaveGuard formId={formId} onAbandon={() => void draft.forget()} />
      </Form>
    </FormSchema>
  );
}

// When the record is read anew what was typed stays.
const keepTyped = { keepDirtyValues: true };

// react-admin makes null of a text that was cleared: a form is as it was when all that was typed is deleted again.
const blank = ({ shape }: z.ZodObject) =>
  Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, safeParse(schema, undefined).data ?? null]));
