import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { entry, found, gone, keep, popup, staff, views } from '@tests/support/views';
import { expect, test } from 'vitest';
import { savedViews } from '@/components/list/views/savedViews';
import { kept } from '@/providers/kept';

/** Searches the open list for other words, and waits until its view is shown as changed. */
async function searchFor(user: UserEvent, words: string) {
  const search = await screen.findByRole('searchbox', { name: 'Search this list' });
  await user.clear(search);
  await user.type(search, words);
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Changed view: Nepal'));
}

/** Returns the name and search text of each saved view. */
const keptLooks = async () =>
  savedViews.schema.parse(await kept.read(staff, 'views')).map(({ name, filter }) => [name, filter.q]);

test('what is changed while a view is open can be saved to it; without that, the view stays as it is', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, 'Nepal');
  await gone();
  await searchFor(user, 'level');
  expect(await keptLooks()).toEqual([['Nepal', 'nepal']]);
  await user.click(await views());
  expect(await screen.findByRole('menuitem', { name: 'Rename “Nepal”…' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Delete “Nepal”…' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Save changes to “Nepal”' }));
  expect(await screen.findByText('The view “Nepal” was saved.')).toBeVisible();
  await waitFor(async () => expect(await views()).toHaveAccessibleName('View: Nepal'));
  await waitFor(async () => expect(await views()).toHaveFocus());
  expect(await keptLooks()).toEqual([['Nepal', 'level']]);
  await user.click(await views());
  expect(screen.queryByRole('menuitem', { name: /^Save changes/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('menuitemradio', { name: 'No view: the list as it opens' }));
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Views'));
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'nepal');
  await waitFor(() => expect(window.location.search).toContain('nepal'));
  expect(await views()).toHaveAccessibleName('Views');
});

test('a view that another tab has changed isn’t replaced unasked; one that it has deleted is saved anew', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, 'Nepal');
  await gone();
  const [view] = savedViews.schema.parse(await kept.read(staff, 'views'));
  await kept.write(staff, 'views', [{ ...view, filter: { q: 'judge' } }]);
  await searchFor(user, 'level');
  await user.click(await views());
  await user.click(await screen.findByRole('menuitem', { name: 'Save changes to “Nepal”' }));
  const question = await popup('Save changes to “Nepal”');
  expect(question.getByText(/^Another tab has changed the view “Nepal” since you opened it here\./)).toBeVisible();
  expect(await keptLooks()).toEqual([['Nepal', 'judge']]);
  await user.click(question.getByRole('button', { name: 'Save mine' }));
  await gone();
  expect(await keptLooks()).toEqual([['Nepal', 'level']]);

  await kept.write(staff, 'views', []);
  await searchFor(user, 'officer');
  await user.click(await views());
  await user.click(await screen.findByRole('menuitem', { name: 'Save changes to “Nepal”' }));
  expect(await screen.findByText(/^The view “Nepal” is no longer kept/)).toBeVisible();
  expect(await popup('Save this view')).toBeTruthy();
});

test('views that two tabs save at the same time are both kept', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, 'Nepal');
  await gone();
  await user.click(await entry(user, 'Save this view…'));
  const dialog = await popup('Save this view');
  await user.type(await dialog.findByRole('textbox', { name: /^Name of the view/ }), 'Mine');
  // The other tab reads before this tab writes, and writes afterwards.
  const other = navigator.locks.request('coursedesk-kept views', async () => {
    const before = savedViews.schema.parse(await kept.read(staff, 'views'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await kept.write(staff, 'views', [...before, ...before.map((view) => ({ ...view, name: 'Theirs' }))]);
  });
  await other;
  await gone();
  expect((await keptLooks()).map(([name]) => name)).toEqual(['Nepal', 'Theirs', 'Mine']);
});
