import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gateBefore } from '@tests/support/gate';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { accountCalls } from '@/contract/account';
import { categoryCalls } from '@/contract/category';
import { drafts } from '@/providers/drafts';

const list = '/coursesetup/coursecategorysetup';
const staff = 'staff@coursedesk.test';
const colleague = 'sarita.adhikari@coursedesk.test';

const nameField = () => screen.findByRole('textbox', { name: /Category Name/ });
const codeField = () => screen.findByRole('textbox', { name: /Category Code/ });
const draftOf = (email: string, address: string) => drafts.load({ email, address });
const kept = (email: string, address: string) => waitFor(async () => expect(await draftOf(email, address)).toBeDefined());

/** Returns whether the browser would ask before closing the tab. */
const asksBeforeUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

type App = Awaited<ReturnType<typeof renderApp>>;

async function signInAs({ services }: App, email: string) {
  const credentials = { email, password: 'Coursedesk#1', grant_type: 'password' } as const;
  const { data } = await services.client.send(accountCalls.login, credentials);
  await services.session.write(data);
}

/** Types a name into the form at an address, and leaves without saving. */
async function typeAndTurnAway(address: string, name: string) {
  const app = await renderApp(address);
  const field = await nameField();
  await app.user.clear(field);
  await app.user.type(field, name);
  app.unmount();
  return app;
}

test('each person is offered the own draft, never another’s', async () => {
  const address = `${list}/add`;
  const app = await typeAndTurnAway(address, 'Alpha');
  await kept(staff, address);
  await signInAs(app, colleague);
  await typeAndTurnAway(address, 'Beta');
  await kept(colleague, address);

  for (const [email, name] of [
    [colleague, 'Beta'],
    [staff, 'Alpha'],
  ] as const) {
    await signInAs(app, email);
    const { user, unmount } = await renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await nameField()).toHaveValue(name);
    unmount();
  }
});

test('a draft brings back what was typed, and leaves the other fields as they are now', async () => {
  const address = `${list}/edit/3`;
  const { services } = await typeAndTurnAway(address, 'Banks');
  await kept(staff, address);
  expect((await draftOf(staff, address))?.values).toEqual({ category_name: 'Banks' });
  const change = { category_name: 'Banking', course_categories_code: 'NEW', modified_remarks: 'New code' };
  await services.client.send(categoryCalls.updateCategory, { category_id: 3, ...change });

  const { user } = await renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await nameField()).toHaveValue('Banks');
  expect(await codeField()).toHaveValue('NEW');
  expect(asksBeforeUnload()).toBe(true);
});

test('a discarded draft is gone', async () => {
  const address = `${list}/add`;
  await typeAndTurnAway(address, 'Alpha');
  await kept(staff, address);
  const { user } = await renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(await nameField()).toHaveValue('');
  await waitFor(async () => expect(await draftOf(staff, address)).toBeUndefined());
});

test('the browser asks before it closes unsaved work; after a save there is nothing to ask about', async () => {
  const address = '/coursesetup';
  const { user } = await renderApp(address);
  await user.type(await nameField(), 'Forest Service');
  expect(asksBeforeUnload()).toBe(true);
  await user.clear(await nameField());
  expect(asksBeforeUnload()).toBe(false);

  await user.type(await nameField(), 'Forest Service');
  await user.type(await codeField(), 'FOR');
  await user.keyboard('{Meta>}s{/Meta}');
  await waitFor(async () => expect(await nameField()).toHaveValue(''));
  expect(asksBeforeUnload()).toBe(false);
  expect(await draftOf(staff, address)).toBeUndefined();
});

test('a list above the form leads to each field that is wrong', async () => {
  const { user } = await renderApp(`${list}/add`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Course Category' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  const summary = within(await dialog.findByRole('group', { name: '2 fields need your attention' }));
  expect(summary.getByText(/^2 fields need your attention/)).toBeVisible();
  await user.click(summary.getByRole('button', { name: 'Category Code' }));
  await waitFor(async () => expect(await codeField()).toHaveFocus());
});

test('a save that is under way isn’t sent again', async () => {
  const { between, gate } = gateBefore('createCategory');
  const { user } = await renderApp('/coursesetup', { between });
  await user.type(await nameField(), 'Forest Service');
  await user.type(await codeField(), 'FOR');
  await user.keyboard('{Control>}ss{/Control}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Save/ })).toBeDisabled());
  gate.open();
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
  await waitFor(async () => expect(await nameField()).toHaveValue(''));
  expect(screen.queryByText('A course category with this name already exists')).not.toBeInTheDocument();
});

test('who leaves while a save is under way goes on where they are', async () => {
  const { between, gate } = gateBefore('createCategory');
  const { user } = await renderApp(`${list}/add`, { between });
  await screen.findByRole('link', { name: 'Dashboard', hidden: true });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await nameField(), 'Forest Service');
  await user.type(await codeField(), 'FOR');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  gate.open();
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/dashboard/);
});

test('another language is taken after a question, and what was typed is offered back', async () => {
  const { user } = await renderApp('/coursesetup');
  await user.type(await nameField(), 'Forest Service');
  await user.click(screen.getByRole('button', { name: 'Asmita Shrestha' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'नेपाली' }));
  const question = within(await screen.findByRole('dialog', { name: 'Change the language without saving?' }));
  await user.click(question.getByRole('button', { name: 'Change language' }));
  await user.click(await screen.findByRole('button', { name: 'फर्काउनुहोस्' }));
  expect(screen.getByDisplayValue('Forest Service')).toBeVisible();
});

test('a refusal of the whole takes the focus', async () => {
  const { user } = await renderApp(`${list}/add?fail=createCategory:500`);
  await user.type(await nameField(), 'Forest Service');
  await user.type(await codeField(), 'FOR{Enter}');
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveFocus());
});

test('the same screen with a slash at its end is no other', async () => {
  const { user } = await renderApp('/coursesetup/');
  await user.type(await nameField(), 'Forest Service');
  await user.click(screen.getByRole('link', { name: 'Add Category' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await nameField()).toHaveValue('Forest Service');
});

test('beside the buttons of a form it says that something isn’t saved, and from when on it is kept', async () => {
  const { user } = await renderApp(`${list}/add`);
  await user.type(await nameField(), 'K');
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  expect(await screen.findByText(/^Draft kept \d\d:\d\d$/)).toBeVisible();
  await user.clear(await nameField());
  await waitFor(() => expect(screen.queryByText(/^Draft kept|^Unsaved/)).not.toBeInTheDocument());
});
