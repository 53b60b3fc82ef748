import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { changedText } from '@/domain/changedText';
import { isSame } from '@/domain/rows/mergeEdits';
import { useServices } from '@/providers/services';
import { noteRefusal } from '@/providers/storage/refusals';
import { type Version, versions } from '@/providers/versions';
import { useWhileTyping } from './DraftKeeper';
import { isDirtyForm } from './dirtyForms';
import { pick } from './editing';
import { useFormAddress } from './useFormAddress';
import type { FormValues } from './useSave';

export interface VersionedForm {
  formId: string;
  /** The fields of its rich texts. */
  richTexts: readonly string[];
  /** The values that differ from the record. */
  typed: () => FormValues;
  /** The record's values as the form knows them. */
  recordBefore: () => FormValues;
  /** Called with the record's values at the time of a state that is brought back. */
  onBringBack: (standing: FormValues) => void;
}

/** For how long typing changes one state before it begins another, in milliseconds. */
const minute = 60_000;

/** Keeps the last states of a form, at most one a minute and the last before it is left; `bringBack` puts one into the form. */
export function useVersions({ formId, richTexts, typed, recordBefore, onBringBack }: VersionedForm) {
  const { session } = useServices();
  const address = useFormAddress();
  const { getValues, reset, formState } = useFormContext();
  const { defaultValues = {} } = formState;
  const [kept, setKept] = useState<readonly Version[]>([]);
  const last = useRef<Version>(undefined);
  // Whoever opened the form owns its states, even if the session ends meanwhile.
  const owner = useMemo(() => session.read().then((person) => ({ email: person?.email ?? '', address })), [session, address]);
  useEffect(() => {
    void versions.all(owner).then(setKept, noteRefusal);
  }, [owner]);

  const textIn = (values: FormValues) => richTexts.map((field) => values[field]).find(isText) ?? '';
  const keep = () => {
    const now = Date.now();
    const values = withoutFiles(typed());
    if (last.current && isSame(last.current.values, values)) return;
    const began = last.current?.startedAt ?? 0;
    const startedAt = now - began < minute ? began : now;
    const before = startedAt === now ? (last.current ?? kept[0]) : kept.find((version) => version.startedAt < began);
    const words = changedText(textIn(getValues()), textIn({ ...recordBefore(), ...before?.values }));
    last.current = { values, standing: pick(recordBefore(), Object.keys(values)), words, startedAt, savedAt: now };
    void versions.keep(owner, last.current).then(setKept, noteRefusal);
  };
  useWhileTyping(formId, () => {
    // What the person leaves unsaved, or has saved, isn't called dirty any more.
    if (isDirtyForm(formId) || Object.keys(typed()).length > 0) keep();
  });

  const bringBack = (version: Version) => {
    // The state before can be brought back too; none is listed twice.
    last.current = kept.find(({ values }) => isSame(values, withoutFiles(typed())));
    keep();
    // What is typed next begins another.
    last.current = { ...version, startedAt: 0 };
    reset({ ...defaultValues, ...filesIn(getValues()), ...version.values }, { keepDefaultValues: true });
    onBringBack(standingOf(version, kept, defaultValues));
  };
  return { kept, bringBack } as const;
}

/** Returns the record's values at that time, without those that the person's own save has replaced since. */
const standingOf = ({ standing }: Version, kept: readonly Version[], record: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(standing).filter(
      ([field]) => !kept.some(({ values }) => field in values && isSame(values[field], record[field])),
    ),
  );

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const filesIn = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof File));
const withoutFiles = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
