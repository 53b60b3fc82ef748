import { endingOf } from '@/domain/fileType';
import { storedName } from '@/domain/mediaPath';
import type { Host } from './host';

/** Puts the files of an input away and tells each path to `kept`; in the answer, the path stands for the file. */
export async function storeFiles(
  host: Pick<Host, 'files' | 'newToken'>,
  input: Record<string, unknown>,
  kept: string[],
): Promise<Record<string, unknown>> {
  const keep = async (field: string, value: unknown): Promise<unknown> => {
    if (!(value instanceof File)) return value;
    // Nobody can guess the address of a file: whoever knows it may read it.
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

// One after another: when one fails, none is still on its way.
async function inTurn(values: readonly unknown[], keep: (value: unknown) => Promise<unknown>): Promise<unknown[]> {
  const kept: unknown[] = [];
  for (const value of values) kept.push(await keep(value));
  return kept;
}
