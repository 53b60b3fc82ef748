import { type RefObject, useEffect, useRef, useState } from 'react';
import { HttpError, type RaRecord, useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { savedOf } from '@/components/form/rows/spareRows';
import type { Standing } from '@/contract/fields';
import { say } from '@/contract/message';
import { isSame, mergeEdits } from '@/domain/rows/mergeEdits';
import { type MergedRows, mergeRows } from '@/domain/rows/mergeRows';
import { ApiError } from '@/providers/api/errors';
import { type Editing, type EditSchema, pick, rulesOf } from './editing';
import type { FormValues } from './useSave';

/** Returns a function that says which changes of others were kept. */
export function useTellMerged() {
  const notify = useNotify();
  const translate = useTranslate();
  return (fields: readonly string[]) => {
    const names = fields.map((field) => translate(`fields.${field}`)).join(', ');
    if (names) notify('ui.merged', { type: 'info', messageArgs: { fields: names } });
  };
}

/** The values to save. */
export interface Merged {
  values: FormValues;
  /** Typed values that aren't saved, because the other person's were chosen instead. */
  givenUp: FormValues;
  /** The fields that only the other person has changed. */
  theirs: readonly string[];
}

/**
 * The fields that both have changed, with the value that each side would have saved. `answer` takes those that keep the other person's value,
 * or undefined to cancel the save.
 */
export interface Question {
  conflicts: readonly string[];
  mine: FormValues;
  theirs: RaRecord;
  answer: (theirs: readonly string[] | undefined) => void;
}

interface Merging {
  form: RefObject<UseFormReturn | undefined>;
  schema: EditSchema;
  editing: Editing | undefined;
  /** The lists whose blank rows aren't saved. */
  lists: ReadonlyMap<string, number>;
}

/** Reads the record again before an edit is saved, and keeps a colleague's changes. */
export function useMerge({ form, schema, editing, lists }: Merging) {
  const [question, setQuestion] = useState<Question>();
  const { recordBefore, remember } = useRecordBefore(form, editing);

  const ask = (conflicts: readonly string[], mine: FormValues, theirs: RaRecord): Promise<readonly string[] | undefined> =>
    new Promise((resolve) => {
      const answer = (kept: readonly string[] | undefined) => {
        setQuestion(undefined);
        resolve(kept);
      };
      setQuestion({ conflicts, mine, theirs, answer });
    });

  /** Returns the validated form values together with what has changed meanwhile; rejects if they can't be saved. */
  const merge = async (judged: FormValues): Promise<Merged> => {
    const methods = form.current;
    if (!editing || !methods) return { values: judged, givenUp: {}, theirs: [] };
    const theirs = await standing(editing);
    const rules = rulesOf(schema, theirs);
    const mine = methods.getValues();
    const before = recordBefore();
    const initial = editing.start(before);
    const found = mergeEdits(fieldsOf(rules), { before, mine, initial, theirs });
    const start = editing.start(theirs);
    const rows = mergedRows(found.conflicts, { initial, mine, start });
    const conflicts = found.conflicts.filter((field) => !(field in rows.mine) || !isSame(rows.mine[field], rows.theirs[field]));
    const answered = conflicts.length === 0 ? [] : await ask(conflicts, { ...mine, ...rows.mine }, { ...theirs, ...rows.theirs });
    if (!answered) throw new ApiError(0, say('cancelled'));
    remember(theirs);
    const taken = [...found.theirs, ...answered];
    const given = { ...start, ...rows.theirs };
    for (const field of taken) put(methods, field, given[field] ?? null);
    const joined = Object.keys(rows.mine).filter((field) => !answered.includes(field));
    for (const field of joined) join(methods, field, { start: start[field], value: rows.mine[field] });
    const values = taken.length + joined.length === 0 ? judged : checked(rules, savedOf(methods.getValues(), lists));
    const noted = joined.filter((field) => !conflicts.includes(field));
    return { values, givenUp: pick(mine, answered), theirs: [...found.theirs, ...noted] };
  };

  return { merge, question, recordBefore, remember } as const;
}

/** Remembers the record's values at the time when a field was changed; for unchanged fields, the current ones. */
function useRecordBefore(form: Merging['form'], editing: Editing | undefined) {
  const before = useRef<RaRecord>(editing?.record ?? { id: '' });
  const record = editing?.record;
  useEffect(() => {
    if (!record) return;
    const typed = Object.keys(record).filter((field) => form.current?.getFieldState(field).isDirty);
    before.current = { ...record, ...pick(before.current, typed) };
  }, [record, form]);
  /** Replaces the remembered values of some fields: a draft is older than the record, or the record was read again. */
  const remember = (values: FormValues) => {
    before.current = { ...before.current, ...values };
  };
  return { recordBefore: () => before.current, remember } as const;
}

/** Merges the lists among the fields that both have changed, row by row, where their rows have ids; returns each side's. */
function mergedRows(
  fields: readonly string[],
  { initial, mine, start }: Readonly<Record<'initial' | 'mine' | 'start', FormValues>>,
) {
  const merged = fields.flatMap((field) => {
    const rows = mergeRows({ before: initial[field], mine: mine[field], theirs: start[field] });
    return rows ? [{ field, rows }] : [];
  });
  const side = (of: keyof MergedRows): FormValues => Object.fromEntries(merged.map(({ field, rows }) => [field, rows[of]]));
  return { mine: side('mine'), theirs: side('theirs') };
}

async function standing({ reread }: Editing): Promise<RaRecord> {
  try {
    return await reread();
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new HttpError('ui.record_gone', 404);
    throw error;
  }
}

/** Leaves out the remarks: each change has its own, so they never conflict. */
const fieldsOf = ({ shape }: { shape: Standing }) => Object.keys(shape).filter((field) => field !== 'modified_remarks');

function put({ setValue, resetField }: UseFormReturn, field: string, value: unknown): void {
  setValue(field, value);
  // A mounted input takes the new value as its initial one.
  resetField(field, { defaultValue: value });
}

/** Puts merged rows into the form: they are what somebody has changed since the record's own. */
function join(form: UseFormReturn, field: string, { start, value }: { start: unknown; value: unknown }): void {
  put(form, field, start ?? null);
  form.setValue(field, value, { shouldDirty: true });
}

/** Validates the form's current values by the rules, which may have changed; rejects with messages at the fields. */
function checked(rules: ReturnType<typeof rulesOf>, values: FormValues): FormValues {
  const { data, error } = rules.safeParse(values);
  if (!error) return data;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  throw new HttpError(say('invalid_fields'), 400, { errors });
}
