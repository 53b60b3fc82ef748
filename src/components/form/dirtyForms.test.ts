import { expect, test } from 'vitest';
import { addKeeper, isDirtyForm, keepAll, noteDirty } from './dirtyForms';

test('work that can’t be kept as a draft stays unsaved, so that the browser asks before it is lost', async () => {
  const removals = [addKeeper('kept', async () => true), addKeeper('refused', async () => false)];
  for (const form of ['kept', 'refused']) noteDirty(form, true);
  await keepAll();
  expect(isDirtyForm('kept')).toBe(false);
  expect(isDirtyForm('refused')).toBe(true);
  for (const remove of removals) remove();
  noteDirty('refused', false);
});
