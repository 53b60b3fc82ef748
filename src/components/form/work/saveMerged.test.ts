import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { saveMerged } from './saveMerged';
import type { FormValues } from './useSave';

const outdated = () => new HttpError('This was changed by somebody else', 409, { errors: {} });

/** A server on which a colleague is quicker so many times; each merge reads the next version of the record. */
function race(times: number) {
  const saved: unknown[] = [];
  let version = 0;
  return {
    saved,
    merge: async (values: FormValues) => {
      version += 1;
      return { values: { ...values, theirs: version }, givenUp: {}, theirs: [`field ${version}`] };
    },
    save: async (values: FormValues) => {
      if (version <= times) throw outdated();
      saved.push(values);
      return 'saved';
    },
  };
}

test('a save that a colleague was quicker than is merged with theirs, and sent again', async () => {
  const { saved, ...steps } = race(1);
  const { merged } = await saveMerged({ mine: 'typed' }, steps);
  expect(saved).toEqual([{ mine: 'typed', theirs: 2 }]);
  expect(merged.theirs).toEqual(['field 1', 'field 2']);
});

test('after three tries the refusal is shown', async () => {
  const { saved, ...steps } = race(3);
  await expect(saveMerged({ mine: 'typed' }, steps)).rejects.toThrow(outdated().message);
  expect(saved).toEqual([]);
});

test('another refusal isn’t tried again', async () => {
  let tries = 0;
  const save = () => {
    tries += 1;
    return Promise.reject(new HttpError('The name is taken', 409, { errors: { name: 'The name is taken' } }));
  };
  await expect(saveMerged({}, { ...race(0), save })).rejects.toThrow('The name is taken');
  expect(tries).toBe(1);
});
