import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { savedViews } from '@/components/views/savedViews';
import { kept } from '@/providers/kept';

const list = '/coursesetup/coursesetup';
const staff = 'staff@coursedesk.test';
const found = (words: string) => `${list}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;
const views = () => screen.findByRole('button', { name: /^(?:Changed v|V)iew/ });
const popup = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function entry(user: UserEvent, name: string | RegExp) {
  await user.click(await views());
  return screen.findByRole(/^(?:Save|Rename|Delete) /.test(String(name)) ? 'menuitem' : 'menuitemradio', { name });
}

/** Keeps what is shown under a name. */
async function keep(user: UserEvent, name: string) {
  await user.click(await entry(user, 'Save this view…'));
  const dialog = await popup('Save this view');
  await user.type(await dialog.findByRole('textbox', { name: /^Name of the view/ }), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const headCells = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('what a list is searched, sorted and narrowed by is kept with its columns under a name, and opened again', async () => {
  const { user } = await renderApp(found('nepal'));
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const name = await screen.findByRole('menuitemcheckbox', { name: 'Course Name' });
  expect(name).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Course Code' }));
  await user.keyboard('{Escape}');
  await keep(user, 'नेपालका courses');
  await gone();
  expect(await views()).toHaveAccessibleName('View: नेपालका courses');
  await waitFor(async () => expect(await views()).toHaveFocus());
  expect(await axeFaults()).toEqual([]);

  await user.click(await entry(user, 'No view: the list as it opens'));
  await waitFor(() => expect(headCells()).toContain('Course Code'));
  expect(await views()).toHaveAccessibleName('Views');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search this list' })).toHaveValue(''));

  const kept = await entry(user, 'नेपालका courses');
  expect(kept).toHaveAttribute('aria-checked', 'false');
  await user.click(kept);
  await waitFor(() => expect(headCells()).not.toContain('Course Code'));
  expect(headCells()).toContain('Course Name');
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"nepal"}');
  await waitFor(async () => expect(await views()).toHaveAccessibleName('View: नेपालका courses'));
  expect(await entry(user, 'नेपालका courses')).toHaveAttribute('aria-checked', 'true');
});

test('a name is asked for, bounded, and one view’s alone; it is changed by keyboard', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, '  ');
  const dialog = await popup('Save this view');
  const box = dialog.getByRole('textbox', { name: /^Name of the view/ });
  await waitFor(() => expect(box).toHaveAccessibleDescription('This field is required'));
  await user.type(box, 'x'.repeat(61));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription('cannot exceed from 60 characters'));
  await user.clear(box);
  await user.type(box, 'Nepal <b>');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await gone();

  const search = screen.getByRole('searchbox', { name: 'Search this list' });
  await user.clear(search);
  await user.type(search, 'level');
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Changed view: Nepal <b>'));
  await keep(user, ' NEPAL  <B>');
  const again = await popup('Save this view');
  const taken = again.getByRole('textbox', { name: /^Name of the view/ });
  await waitFor(() => expect(taken).toHaveAccessibleDescription('You have a view of this name here already'));
  await user.clear(taken);
  await user.type(taken, 'Levels{Enter}');
  await gone();

  (await views()).focus();
  await user.keyboard('{Enter}');
  const rename = await screen.findByRole('menuitem', { name: 'Rename “Levels”…' });
  rename.focus();
  await user.keyboard('{Enter}');
  const renaming = await popup('Rename “Levels”');
  const name = await renaming.findByRole('textbox', { name: /^Name of the view/ });
  expect(name).toHaveValue('Levels');
  // In another case it is the same view, and no other has its name.
  await user.clear(name);
  await user.type(name, 'LEVELS{Enter}');
  await gone();
  expect(await views()).toHaveAccessibleName('View: LEVELS');
});

/** Searches the list that is open for other words, and waits until its view is no longer shown as it was kept. */
async function searchFor(user: UserEvent, words: string) {
  const search = screen.getByRole('searchbox', { name: 'Search this list' });
  await user.clear(search);
  await user.type(search, words);
  await waitFor(async () => expect(await views()).toHaveAccessibleName('Changed view: Nepal'));
}

/** The look of each view that is kept: what it is searched for. */
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
  await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'nepal');
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

test('what two tabs save at one time is kept of both', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, 'Nepal');
  await gone();
  await user.click(await entry(user, 'Save this view…'));
  const dialog = await popup('Save this view');
  await user.type(await dialog.findByRole('textbox', { name: /^Name of the view/ }), 'Mine');
  // The other tab reads before this one writes, and writes after it.
  const other = navigator.locks.request('coursedesk-kept views', async () => {
    const before = savedViews.schema.parse(await kept.read(staff, 'views'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await kept.write(staff, 'views', [...before, ...before.map((view) => ({ ...view, name: 'Theirs' }))]);
  });
  await other;
  await gone();
  expect((await keptLooks()).map(([name]) => name)).toEqual(['Nepal', 'Theirs', 'Mine']);
});

test('a view is deleted once a question that names it is answered; the list stays as it is', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, 'Nepal');
  await gone();
  await user.click(await entry(user, 'Delete “Nepal”…'));
  const question = await popup('Delete view');
  expect(question.getByText(/^Are you sure to delete the view “Nepal”\?/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await gone();
  expect(await views()).toHaveAccessibleName('Views');
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"nepal"}');
  await user.click(await views());
  expect(screen.queryByRole('menuitemradio', { name: 'Nepal' })).not.toBeInTheDocument();
});

test('views are a person’s own, are found with Ctrl+K, and what is kept and makes no sense is left out', async () => {
  const view = {
    list: 'quiztagreport',
    name: 'River tags',
    filter: { courses: 1 },
    sort: { field: 'id', order: 'ASC' },
    hidden: ['modelset_name'],
  };
  await kept.write(staff, 'views', [null, { ...view, filter: 'courses' }, view, { ...view, list: 'nowhere', name: 'Lost' }]);
  await kept.write('learner@coursedesk.test', 'views', [{ ...view, name: 'Of another' }]);
  const { user } = await renderApp('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'river tags');
  const option = await screen.findByRole('option', { name: /^River tags.*View$/ });
  expect(option).toHaveTextContent('Quiz Tag Report');
  await user.click(option);
  await waitFor(() => expect(window.location.pathname).toBe('/quiztagreport'));
  await waitFor(() => expect(headCells()).toContain('Lesson Title'));
  expect(headCells()).not.toContain('Modelset Name');
  expect(await views()).toHaveAccessibleName('View: River tags');
  await user.click(await views());
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
});

test('columns that were hidden are hidden again after signing out and in; views are still there', async () => {
  const { user, services } = await renderApp(found('nepal'));
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Course Code' }));
  await user.keyboard('{Escape}');
  await keep(user, 'Nepal');
  await gone();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(await services.session.read()).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Email/ }), staff);
  await user.type(screen.getByLabelText(/^Password/), 'Coursedesk#1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Logout' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'Courses');
  await user.click(await screen.findByRole('option', { name: /^Courses.*Screen$/ }));
  await waitFor(() => expect(headCells()).toContain('Course Name'));
  await waitFor(() => expect(headCells()).not.toContain('Course Code'));
  expect(await entry(user, 'Nepal')).toBeVisible();
});

test('in Nepali it speaks Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  const { user } = await renderApp(found('nepal'));
  await user.click(await screen.findByRole('button', { name: 'हेर्ने तरिका' }));
  await user.click(await screen.findByRole('menuitem', { name: 'यो हेर्ने तरिका सुरक्षित गर्नुहोस्…' }));
  expect(await (await popup('यो हेर्ने तरिका सुरक्षित गर्नुहोस्')).findByRole('textbox', { name: /^हेर्ने तरिकाको नाम/ })).toBeVisible();
});
