import { type RefObject, useEffect, useRef, useState } from 'react';
import { HttpError, type RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { Standing } from '@/contract/fields';
import { say } from '@/contract/message';
import { mergeEdits } from '@/domain/mergeEdits';
import { ApiError } from '@/providers/api/errors';
import { type Editing, type EditSchema, pick, rulesOf } from './editing';
import type { FormValues } from './useSave';

/** What is to be saved. */
interface Merged {
  values: FormValues;
  /** What was typed and is not saved, because the other's change was chosen instead. */
  givenUp: FormValues;
  /** The fields in which only the record has changed. */
  theirs: readonly string[];
}

/** What both have changed, and the way to answer: with the fields to keep as they are now, or with nothing to go back. */
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
}

/** Before an edit is saved: reads the record again, and leaves a colleague's changes as they are. */
export function useMerge({ form, schema, editing }: Merging) {
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

  /** The form's values, already judged, with what has changed meanwhile; rejects where that can't be saved. */
  const merge = async (judged: FormValues): Promise<Merged> => {
    const methods = form.current;
    if (!editing || !methods) return { values: judged, givenUp: {}, theirs: [] };
    const theirs = await standing(editing);
    const rules = rulesOf(schema, theirs);
    const mine = methods.getValues();
    const before = recordBefore();
    const initial = editing.start(before);
    const found = mergeEdits(fieldsOf(rules), { before, mine, initial, theirs });
    const answered = found.conflicts.length === 0 ? [] : await ask(found.conflicts, mine, theirs);
    if (!answered) throw new ApiError(0, say('cancelled'));
    remember(theirs);
    const taken = [...found.theirs, ...answered];
    const start = editing.start(theirs);
    for (const field of taken) put(methods, field, start[field] ?? null);
    const values = taken.length === 0 ? judged : checked(rules, methods.getValues());
    return { values, givenUp: pick(mine, answered), theirs: found.theirs };
  };

  return { merge, question, recordBefore, remember } as const;
}

/** What the record held when the fields were typed in: of those that were not, what it holds now. */
function useRecordBefore(form: Merging['form'], editing: Editing | undefined) {
  const before = useRef<RaRecord>(editing?.record ?? { id: '' });
  const record = editing?.record;
  useEffect(() => {
    if (!record) return;
    const typed = Object.keys(record).filter((field) => form.current?.getFieldState(field).isDirty);
    before.current = { ...record, ...pick(before.current, typed) };
  }, [record, form]);
  /** What these fields held is another now: a draft was typed when the record was older, or it was read anew. */
  const remember = (values: FormValues) => {
    before.current = { ...before.current, ...values };
  };
  return { recordBefore: () => before.current, remember } as const;
}

async function standing({ reread }: Editing): Promise<RaRecord> {
  try {
    return await reread();
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new HttpError('ui.record_gone', 404);
    throw error;
  }
}

/** Remarks are of one change each: nobody's stand against another's. */
const fieldsOf = ({ shape }: { shape: Standing }) => Object.keys(shape).filter((field) => field !== 'modified_remarks');

function put({ setValue, resetField }: UseFormReturn, field: string, value: unknown): void {
  setValue(field, value);
  // An input that is on the screen takes it for what it began with.
  resetField(field, { defaultValue: value });
}

/** The form as it is now, judged by rules that may be others now; rejects with what is wrong at its fields. */
function checked(rules: ReturnType<typeof rulesOf>, values: FormValues): FormValues {
  const { data, error } = rules.safeParse(values);
  if (!error) return data;
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  throw new HttpError(say('invalid_fields'), 400, { errors });
}
