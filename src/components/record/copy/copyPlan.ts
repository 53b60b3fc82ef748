import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod/mini';
import type { FormValues } from '@/components/form/work/useSave';
import { type Fault, faultsOf, isUnsure } from '@/components/record/bulk/faults';
import type { Call, Input, Reply } from '@/contract/call';
import type { Services } from '@/providers/services';

/** The records that were made before, by the keys of their steps. */
export interface Made {
  has: (key: string) => boolean;
  /** Returns the id of one; throws where it wasn't made. */
  idOf: (key: string) => number;
}

/** A record that a copy makes, by the call that adds one. */
export interface CopyStep {
  /** Unique in its plan. */
  key: string;
  /** A part of the key of its kind's name, `copying.kinds.<kind>`. */
  kind: string;
  name: string;
  /** What the original is called, if the copy is called otherwise. */
  was?: string;
  /** The step that must have made its parent. */
  above?: string;
  /** Adds it; returns its id, if the server tells it. */
  make: (made: Made) => Promise<number | undefined>;
  /** Looks for it where no answer came to that: returns its id if it is there. */
  find: (made: Made) => Promise<number | undefined>;
}

/** What is copied, and how. */
export interface CopyPlan {
  /** What the form asks: the new name, and what else is the copy's own. */
  schema: z.ZodMiniObject;
  first: FormValues;
  inputs: ReactNode;
  /** Lists the records to make, parents before children. The first is the copy itself. */
  steps: (values: FormValues) => readonly CopyStep[];
  /** Returns the address of the copy. */
  addressOf: (id: number, values: FormValues) => string;
}

export interface CopySources extends Pick<Services, 'client' | 'media'> {
  /** Reads a call, or takes the answer that another reader got just now. */
  read: <C extends Call>(call: C, input: Input<C>) => Promise<Reply<C>>;
}

/** Reads what is to be copied; `ending` is that of a copy's name, with its number. */
export type PlanCopy = (sources: CopySources, record: RaRecord, ending: (count: number) => string) => Promise<CopyPlan>;

/** The result of a step. One without an answer may have been made. */
export type CopyResult =
  | { state: 'made'; id: number | undefined }
  | { state: 'failed'; faults: readonly Fault[]; isUnsure: boolean; error: unknown }
  | { state: 'left' };

export type CopyResults = ReadonlyMap<string, CopyResult>;

/** Makes one record, unless its parent is missing, or it turns out to be there already. */
export async function tryStep(step: CopyStep, results: CopyResults): Promise<CopyResult> {
  const made = madeOf(results);
  if (step.above !== undefined && !made.has(step.above)) return { state: 'left' };
  const last = results.get(step.key);
  try {
    const standing = last?.state === 'failed' && last.isUnsure ? await step.find(made) : undefined;
    return { state: 'made', id: standing ?? (await step.make(made)) ?? (await step.find(made)) };
  } catch (error) {
    return { state: 'failed', faults: faultsOf(error), isUnsure: isUnsure(error), error };
  }
}

function madeOf(results: CopyResults): Made {
  const find = (key: string) => {
    const result = results.get(key);
    return result?.state === 'made' ? result.id : undefined;
  };
  return {
    has: (key) => find(key) !== undefined,
    idOf: (key) => {
      const id = find(key);
      if (id === undefined) throw new Error('ra.notification.http_error');
      return id;
    },
  };
}

/** Returns the steps that have made nothing yet. */
export const openSteps = (steps: readonly CopyStep[], results: CopyResults): readonly CopyStep[] =>
  steps.filter(({ key }) => results.get(key)?.state !== 'made');
