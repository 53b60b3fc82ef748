import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isLoading } from '@tests/support/loading';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/coursesetup/coursecategorysetup';
const rows = () => screen.findAllByRole('row');

async function openList() {
  const app = await renderApp(list);
  await screen.findByRole('link', { name: 'Edit Banking and Finance' });
  return app;
}

test('n adds, e edits the row that has the focus, j and k go from row to row', async () => {
  const { user } = await openList();
  const focused = async () => (await rows()).findIndex((row) => row.contains(document.activeElement));
  await user.keyboard('e');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('j');
  expect(await focused()).toBe(1);
  await user.keyboard('jj');
  expect(await focused()).toBe(3);
  await user.keyboard('k');
  expect(await focused()).toBe(2);
  const name = within((await rows())[2] ?? document.body).getAllByRole('cell')[1]?.textContent ?? '';
  await user.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Edit Course Category' })).toBeVisible();
  expect(await screen.findByDisplayValue(name)).toBeVisible();
  // Keys don't reach the list below a popup.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Add Course Category' })).toBeVisible();
});

test('the last row has no next one', async () => {
  const { user } = await openList();
  await user.keyboard('k');
  const last = (await rows()).at(-1);
  expect(last?.contains(document.activeElement)).toBe(true);
  await user.keyboard('j');
  expect(last?.contains(document.activeElement)).toBe(true);
});

test('/ goes to the search, where every letter is a letter', async () => {
  const { user } = await openList();
  const search = await screen.findByRole('searchbox');
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('nek?/');
  expect(search).toHaveValue('nek?/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a keyboard that writes Devanagari has the same keys', async () => {
  await openList();
  fireEvent.keyDown(document.body, { key: 'न', code: 'KeyN' });
  expect(await screen.findByRole('dialog', { name: 'Add Course Category' })).toBeVisible();
});

test('with Ctrl, Alt or while a word is composed a letter is none of the keys', async () => {
  await openList();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', ...held });
  expect(window.location.pathname).toBe(list);
});

test('? shows all keys, and a button does too', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Add a new one').parentElement).toHaveTextContent('Add a new onen');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Asmita Shrestha' }));
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('beside the tree e edits what is shown and n adds below it; in the tree a letter goes to a name, and / to its search', async () => {
  const { user } = await renderApp('/coursesetup/viewMainTopicDetails/geography-of-nepal');
  await screen.findByRole('link', { name: 'Add lesson' });
  const tree = await screen.findByRole('tree');
  tree.focus();
  await user.keyboard('e');
  expect(window.location.pathname).toMatch(/viewMainTopicDetails/);
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  screen.getByRole('searchbox').blur();
  await user.keyboard('e');
  expect(await screen.findByRole('heading', { name: /^Edit Main Topic/ })).toBeVisible();
  window.history.back();
  await screen.findByRole('link', { name: 'Add lesson' });
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Add Lesson' })).toBeVisible();
});

test('Ctrl+S saves from anywhere on the page', async () => {
  const { user } = await renderApp('/coursesetup');
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'Forest Service');
  await user.type(screen.getByRole('textbox', { name: /Category Code/ }), 'FOR');
  screen.getByRole('heading', { level: 1 }).focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
});

test('Ctrl+Enter saves the form in which it is pressed, in any of its inputs, and nothing elsewhere', async () => {
  const { user } = await renderApp('/coursesetup');
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'Forest Service');
  screen.getByRole('heading', { level: 1 }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Category Code/ }), 'FOR{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
});

test('Ctrl+S in the calendar of a form saves nothing behind it', async () => {
  const { user } = await renderApp('/batchSetup/add');
  const form = within(await screen.findByRole('dialog', { name: 'Add Batch' }));
  const [open] = await form.findAllByRole('button', { name: /^Open the calendar: / });
  await user.click(open ?? document.body);
  const calendar = await screen.findByRole('dialog', { name: /^Bikram Sambat calendar: / });
  await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Control>}s{/Control}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  // A save would have refused what is empty.
  expect(form.queryByText('This field is required')).not.toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  expect((await form.findAllByText('This field is required')).length).toBeGreaterThan(0);
});

/** A list's tools are rendered a frame after its rows, or load later; all lists can be printed. */
const listTools = '[aria-keyshortcuts="Control+P"]';

/** Returns the keys in the popup of shortcuts on a screen. */
async function listed(address: string, ready: () => Promise<unknown>): Promise<(string | null)[]> {
  const { user, unmount } = await renderApp(address);
  await ready();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await user.keyboard('?');
  const window = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const keys = within(window)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  unmount();
  return keys;
}

test.each([
  ['a list', list, ['/', 'n', 'e', 'j', 'k', 'Enter', 'CtrlP']],
  ['a list that its server gives page by page', '/quizsetup', ['/', 'n', 'e', 'j', 'k', 'Enter', 'CtrlP']],
  ['a list of tags that nothing is added to', '/restoreInstructor', ['/', 'j', 'k', 'CtrlP']],
  ['details in a popup', `${list}/view/3`, ['n', 'e', 'j', 'k', 'CtrlP']],
  ['details on a page', '/quizsetup/view/66/quizsetup', ['e', 'CtrlP']],
  ['a form in a popup', `${list}/edit/3`, ['CtrlSCtrlEnter']],
  ['a form with rows on a page', '/quizsetup/add', ['CtrlSCtrlEnter', 'CtrlShiftS', 'AltEnter']],
  ['the dashboard', '/dashboard', []],
  ['the settings', '/settings', ['CtrlSCtrlEnter']],
  ['the course tree', '/coursesetup', ['/', 'n', 'CtrlP', 'CtrlSCtrlEnter', '↑↓', '→←', '*', 'Alt↑Alt↓', 'ShiftF10']],
  ['a tree without an order', '/department/viewDepartment/3', ['/', 'n', 'e', 'CtrlP', '↑↓', '→←', '*', 'ShiftF10']],
])('? lists just the keys that do something on %s', async (_, address, keys) => {
  const shown = await listed(address, async () => {
    await screen.findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(isLoading()).toBe(false));
    if (keys.includes('j')) await waitFor(() => expect(document.querySelector(listTools)).not.toBeNull());
  });
  expect(shown.filter((key) => !['CtrlK', '?', 'Esc'].includes(key ?? ''))).toEqual(keys);
});

test('keys of one letter can be turned off in the help', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(help.getByRole('switch', { name: 'Keys of one letter or sign' }));
  await waitFor(() => expect(help.getByRole('switch')).not.toBeChecked());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('n?jk/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Those with Ctrl stay.
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('turned off in the settings, n and e do nothing', async () => {
  const { user, unmount } = await renderApp('/settings');
  await user.click(await screen.findByRole('switch', { name: 'Keys of one letter or sign' }));
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  unmount();
  await openList();
  screen.getByRole('link', { name: 'Edit Banking and Finance' }).focus();
  for (const key of ['e', 'n']) {
    await user.keyboard(key);
    expect(window.location.pathname).toBe(list);
  }
});

test('Enter that ends an input method’s word neither follows nor sends', async () => {
  const { user } = await openList();
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  await user.type(box, 'faq');
  await screen.findAllByRole('option');
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('combobox')).toHaveValue('faq');
  expect(window.location.pathname).toBe(list);
});
