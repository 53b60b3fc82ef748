import type { FieldOf } from '@/contract/call';
import type { lessonResourceCalls } from '@/contract/lessonResource';
import { ApiError } from '@/providers/api/errors';

/** Returns why the server refused some of the files that were sent. */
export const refusalsOf = (error: unknown, sent: readonly File[]): ReadonlyMap<File, string> =>
  new Map(
    sent.flatMap((file, place): [File, string][] => {
      const text = textOf(error, `resources.${place}`);
      return text === undefined ? [] : [[file, text]];
    }),
  );

/** Returns why the upload as a whole failed. */
export const reasonOf = (error: Error): string => textOf(error, 'lesson') ?? textOf(error, 'resources') ?? error.message;

type Field = FieldOf<typeof lessonResourceCalls.addResource>;

const textOf = (error: unknown, field: Field | `${Field}.${number}`) =>
  error instanceof ApiError ? error.fields[field]?.join(' ') : undefined;
