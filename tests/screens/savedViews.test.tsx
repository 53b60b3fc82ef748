import { cleanup, screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { renderApp } from '@tests/support/renderApp';
import { entry, found, gone, keep, popup, staff, views } from '@tests/support/views';
import { expect, test, vi } from 'vitest';
import { kept } from '@/providers/kept';

const headCells = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a list’s search, order, filters and columns are saved under a name, and opened again', async () => {
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

test('a view’s link shows it to whoever opens it, with its hidden columns, and keeps none of them for that person', async () => {
  const { user } = await renderApp(found('nepal'));
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Course Code' }));
  await user.keyboard('{Escape}');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await views());
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
  expect(await screen.findByText(/^The link was copied\./)).toBeVisible();
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  cleanup();
  localStorage.clear();
  sessionStorage.clear();

  await renderApp(link.pathname + link.search);
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Course Code' })).not.toBeInTheDocument());
  await screen.findByRole('columnheader', { name: /Course Name/ });
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"nepal"}');
  expect(window.location.search).not.toContain('hidden');
});

test('where the browser lets nothing be copied, the page’s address has the view', async () => {
  const { user } = await renderApp(found('nepal'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(await views());
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
  expect(await screen.findByText(/Copy the address of this page instead\.$/)).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"nepal"}');
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

  const search = await screen.findByRole('searchbox', { name: 'Search this list' });
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
  // Only the case of the name changes, which doesn't make it a duplicate.
  await user.clear(name);
  await user.type(name, 'LEVELS{Enter}');
  await gone();
  expect(await views()).toHaveAccessibleName('View: LEVELS');
});

test('a view is deleted once a question that names it is answered; the list stays as it is', async () => {
  const { user } = await renderApp(found('nepal'));
  await keep(user, 'Nepal');
  await gone();
  await user.click(await entry(user, 'Delete “Nepal”…'));
  const question = await popup('Delete view');
  expect(question.getByText(/^The view “Nepal” is deleted\./)).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: 'दृश्य' }));
  await user.click(await screen.findByRole('menuitem', { name: 'यो दृश्य सुरक्षित गर्नुहोस्…' }));
  expect(await (await popup('यो दृश्य सुरक्षित गर्नुहोस्')).findByRole('textbox', { name: /^दृश्यको नाम/ })).toBeVisible();
});

test('a view keeps its page size, and another size makes it a changed one', async () => {
  const { user } = await renderApp(found('a'));
  await screen.findAllByRole('row');
  const size = () => screen.findByRole('combobox', { name: 'Rows per page' });
  const choose = async (name: string) => {
    await user.click(await size());
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(async () => expect(await size()).toHaveTextContent(name));
  };
  await choose('25');
  await keep(user, 'Twenty-five');
  await gone();
  await choose('10');
  await waitFor(async () => expect(await views()).toHaveAccessibleName(/^Changed view/));
  await user.click(await entry(user, 'Twenty-five'));
  await waitFor(async () => expect(await size()).toHaveTextContent('25'));
  await waitFor(async () => expect(await views()).toHaveAccessibleName('View: Twenty-five'));
});
