import { fieldsIn } from '@/domain/fieldsIn';

/** Returns the `data` of an answer. The client has parsed the answer by the contract, so nobody does again. */
export const dataOf = (answer: unknown): unknown => fieldsIn(answer)['data'];

/** Returns the rows of a list's answer: its own array and no copy, because records are cached by it. Throws where it has none. */
export function rowsIn(answer: unknown): readonly unknown[] {
  const data = dataOf(answer);
  if (!Array.isArray(data)) throw new Error('The answer has no rows');
  return data;
}
