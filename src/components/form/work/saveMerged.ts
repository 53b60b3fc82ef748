import { HttpError } from 'react-admin';
import { fieldsIn } from '@/domain/fieldsIn';
import type { Merged } from './useMerge';
import type { FormValues } from './useSave';

interface Steps<Saved> {
  merge: (judged: FormValues) => Promise<Merged>;
  save: (values: FormValues) => Promise<Saved>;
}

/** How often somebody may be quicker before the server's refusal is shown. */
const mostTries = 3;

/** Merges and saves; where a colleague has saved in between, which the server tells by refusing the older version, merges again. */
export async function saveMerged<Saved>(judged: FormValues, { merge, save }: Steps<Saved>) {
  const merged = await merge(judged);
  const last: Merged = { ...merged };
  for (let tries = 1; ; tries += 1) {
    try {
      return { merged: last, saved: await save(last.values) };
    } catch (error) {
      if (!isOutdated(error) || tries === mostTries) throw error;
      const again = await merge(last.values);
      last.values = again.values;
      last.givenUp = { ...last.givenUp, ...again.givenUp };
      last.theirs = [...new Set([...last.theirs, ...again.theirs])];
    }
  }
}

/** A refusal that is at odds with what stands, and not with what was typed: that would be told at its fields. */
const isOutdated = (error: unknown): boolean => error instanceof HttpError && error.status === 409 && !hasFieldErrors(error.body);

const hasFieldErrors = (body: unknown): boolean => Object.keys(fieldsIn(fieldsIn(body).errors)).length > 0;
