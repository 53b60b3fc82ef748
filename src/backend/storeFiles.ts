import { endingOf } from '@/domain/fileType';
import { storedName } from '@/domain/mediaPath';
import type { Host } from './host';

/** Stores the files of an input and adds each path to `kept`; returns the input with paths for files. */
export async function storeFiles(
  host: Pick<Host, 'files' | 'newToken'>,
  input: Record<string, unknown>,
  kept: string[],
): Promise<Record<string, unknown>> {
  const keep = async (field: string, value: unknown): Promise<unknown> => {
    if (!(value instanceof File)) return value;
    // The address of a file can't be guessed, because whoever has it may read the file.
    const path = `${field}/${host.newToken()}/${storedName(value.name, endingOf(value.type))}`;
    kept.push(path);
    await host.files.put(path, value);
    return path;
  };
  const stored: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    stored[field] = Array.isArray(value) ? await inTurn(value, (part) => keep(field, part)) : await keep(field, value);
  }
  return stored;
}

// One after another, so that none is being stored when one fails.
async function inTurn(values: readonly unknown[], keep: (value: unknown) => Promise<unknown>): Promise<unknown[]> {
  const kept: unknown[] = [];
  for (const value of values) kept.push(await keep(value));
  return kept;
}
