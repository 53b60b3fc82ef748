import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { gateBefore } from '@tests/support/gate';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/coursesetup/coursesetup';
const choose = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const action = (name: string) => screen.getByRole('link', { name });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Returns the list's address with a search for these words. */
const found = (words: string) => `${list}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;

test('rows are chosen one by one or all at once, and stay so on other pages', async () => {
  const { user } = await renderApp(list);
  await choose(user, 'Nayab Subba Preparation');
  const status = screen.getByText('1 selected');
  expect(status).toHaveAttribute('role', 'status');
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });
  expect(all).toBePartiallyChecked();

  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await rowOf('Level Five');
  await user.click(all);
  expect(status).toHaveTextContent('6 selected');
  expect(all).toBeChecked();
  await choose(user, 'Lower Secondary Teaching Licence');
  expect(status).toHaveTextContent('5 selected');

  await user.click(screen.getByRole('button', { name: 'Prev page' }));
  expect(await screen.findByRole('checkbox', { name: 'Select Nayab Subba Preparation' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(status).toHaveTextContent('0 selected');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  expect(all).not.toBeChecked();
});

test('courses are chosen by keyboard, and with Shift all in between', async () => {
  const { user } = await renderApp(list);
  (await screen.findByRole('checkbox', { name: 'Select Section Officer Preparation' })).focus();
  await user.keyboard(' ');
  await user.keyboard('{Shift>}');
  await choose(user, 'Nepal Rastra Bank Assistant Second');
  await user.keyboard('{/Shift}');
  expect(screen.getByText('5 selected')).toBeVisible();
});

test('chosen courses are deactivated after one question that lists them', async () => {
  const { user } = await renderApp(list);
  for (const name of ['Nayab Subba Preparation', 'Section Officer Preparation']) await choose(user, name);
  expect(action('Activate')).toHaveAttribute('aria-disabled', 'true');
  await user.click(action('Deactivate'));
  const question = await popup('Deactivate Course');
  expect(question.getByText('Are you sure to activate course?')).toBeVisible();
  expect(question.getByText(/^These 2 courses are live/)).toBeVisible();
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Section Officer Preparation',
    'Nayab Subba Preparation',
  ]);

  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('2 courses deactivated')).toBeVisible();
  expect(screen.queryByText('Course deactivated successfully')).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe(list));
  expect(await within(await rowOf('Nayab Subba Preparation')).findByText('Not live')).toBeVisible();
  expect(screen.getByText('0 selected')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('only the courses that aren’t live are activated, and where one isn’t ready the question says which', async () => {
  const { user } = await renderApp(found('nepal'));
  await choose(user, 'Nepal Rastra Bank Assistant Director');
  await choose(user, 'Nepal Rastra Bank Assistant Second');
  await user.clear(await screen.findByRole('searchbox', { name: 'Search this list' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'sub-inspector');
  await choose(user, 'Armed Police Force Sub-Inspector');
  await user.click(action('Activate'));
  const question = await popup('Activate Course');
  expect(question.getAllByRole('listitem')).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Activate' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Not ready yet: “Armed Police Force Sub-Inspector”');

  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('3 selected, 2 of them not shown here')).toBeVisible();
  await choose(user, 'Armed Police Force Sub-Inspector');
  await user.click(action('Activate'));
  const again = await popup('Activate Course');
  expect(again.getByText(/^“Nepal Rastra Bank Assistant Director” and all that is in it/)).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Course activated successfully')).toBeVisible();
});

test('rows are deselected once the call succeeded, even if its question was closed meanwhile', async () => {
  const { between, gate } = gateBefore('deactivateCourse');
  const { user } = await renderApp(list, { between });
  await choose(user, 'Nayab Subba Preparation');
  await user.click(action('Deactivate'));
  const question = await popup('Deactivate Course');
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  gate.open();
  await waitFor(() => expect(screen.getByText('0 selected')).toBeInTheDocument());
});

test('a question acts on the rows that it named when it opened, whatever another tab chooses', async () => {
  const { user, asked } = await renderApp(list);
  await choose(user, 'Nayab Subba Preparation');
  await user.click(action('Deactivate'));
  const question = await popup('Deactivate Course');
  expect(question.getByText(/^“Nayab Subba Preparation”/)).toBeVisible();
  // Where react-admin itself keeps a selection, for all tabs.
  const key = 'RaStorecoursedesk.coursesetup/coursesetup.selectedIds';
  const chosenElsewhere = JSON.stringify([1, 2, 3]);
  localStorage.setItem(key, chosenElsewhere);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: chosenElsewhere }));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Course deactivated successfully')).toBeVisible();
  expect(asked().filter((call) => call.startsWith('deactivateCourse'))).toEqual([expect.stringMatching(/\[2\]/)]);
});

test('selected rows that are no longer found are counted apart, and a link shows them again', async () => {
  const { user } = await renderApp(list);
  await choose(user, 'Nayab Subba Preparation');
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'zzzz');
  expect(await screen.findByText('Nothing here has “zzzz” in it.')).toBeVisible();
  expect(screen.getByText('1 selected, not shown here')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: /^Not live/ }));
  expect(await screen.findByText('1 selected, not shown here')).toBeVisible();
});

test('without a chosen course there is nothing to ask', async () => {
  const { user } = await renderApp(`${list}/activate`);
  const dialog = await popup('Activate Course');
  expect(dialog.getByText(/^No course that could be activated is selected/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.pathname).toBe(list));
});

test('a list without bulk actions has no checkboxes', async () => {
  await renderApp('/coursesetup/coursecategorysetup');
  expect(await screen.findAllByRole('row')).not.toHaveLength(0);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
