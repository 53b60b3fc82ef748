import { expect, test } from 'vitest';
import { addKeeper, isDirtyForm, keepAll, noteDirty, outlivesForms, outlivesPage } from './dirtyForms';

test('work that can’t be kept as a draft stays unsaved, so that the browser asks before it is lost', async () => {
  const removals = [addKeeper('kept', async () => true), addKeeper('refused', async () => false)];
  for (const form of ['kept', 'refused']) noteDirty(form, true);
  await keepAll();
  expect(isDirtyForm('kept')).toBe(false);
  expect(isDirtyForm('refused')).toBe(true);
  for (const remove of removals) remove();
  noteDirty('refused', false);
});

test('work outlives the page if all of it is stored, and its form if the form keeps drafts', async () => {
  const outlives = async () => [await outlivesPage(), outlivesForms()];
  noteDirty('stored', true);
  const forget = addKeeper('stored', async () => true);
  expect(await outlives()).toEqual([true, true]);
  noteDirty('refused', true);
  const forgetRefused = addKeeper('refused', async () => false);
  expect(await outlives()).toEqual([false, true]);
  forgetRefused();
  expect(await outlives()).toEqual([false, false]);
  for (const form of ['stored', 'refused']) noteDirty(form, false);
  forget();
});
