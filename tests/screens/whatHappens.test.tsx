import departments from '@fixtures/department.json';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';
import { joinTabs } from '@/providers/data/writesElsewhere';

const list = '/coursesetup/coursecategorysetup';

/** Wraps the transport between the page and its server: `answer` delays an answer, or replaces it. */
function between(answer: (call: string, real: () => ReturnType<Transport>) => ReturnType<Transport>) {
  return (transport: Transport): Transport =>
    (request) =>
      answer(request.call, () => transport(request));
}

const toast = (text: string | RegExp) => screen.queryByText(text, { selector: '.MuiAlert-message' });

async function fill({ user }: Awaited<ReturnType<typeof renderApp>>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Course Category' }));
  await user.type(dialog.getByRole('textbox', { name: /Category Name/ }), 'Judicial Service');
  await user.type(dialog.getByRole('textbox', { name: /Category Code/ }), 'JUD');
  return dialog;
}

test('the toast of a save doesn’t wait for a slow reading of the list', async () => {
  let isHeld = false;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const app = await renderApp(`${list}/add`, {
    between: between(async (call, real) => {
      if (call === 'getAllCourseCategory' && isHeld) await held;
      return real();
    }),
  });
  const dialog = await fill(app);
  isHeld = true;
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: 'Judicial Service' })).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByRole('cell', { name: 'Judicial Service' })).toBeVisible();
});

test.each([
  ['without a line', 'network', /^No connection\. What you entered is kept; try again\.$/, false],
  [
    'that its server fails at',
    '500',
    /^Not saved\. What you entered is kept; try again\.Something went wrong on the server$/,
    true,
  ],
  ['that is refused', '403', /^Not saved\. What you entered is kept\.Something went wrong on the server$/, true],
])('a save %s says what is kept and what to do, and goes through once it can', async (_, how, told, isToast) => {
  const app = await renderApp(`${list}/add?fail=createCategory:${how}`);
  const dialog = await fill(app);
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(told);
  await waitFor(() => expect(alert).toHaveFocus());
  // The form's own messages aren't repeated in a toast; a server's message is in one.
  expect(toast('Something went wrong on the server') !== null).toBe(isToast);
  expect(toast('No connection')).not.toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /Category Name/ })).toHaveValue('Judicial Service');
  window.history.replaceState(null, '', `${list}/add?fail=`);
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  [
    { status: 413, body: undefined, sent: 3 * 1024 * 1024 },
    /^Not saved\. What you entered is kept\.What was sent, 3 MB, is larger than the proxy before the server lets through\. Ask whoever/,
  ],
  [
    { status: 502, body: null },
    /^Not saved\. What you entered is kept; try again\.The server behind the proxy doesn’t answer now\. Try again in a minute$/,
  ],
])('a save that a proxy answers in the server’s place (%j) says whose answer that is', async (answer, told) => {
  const app = await renderApp(`${list}/add`, {
    between: between(async (call, real) => (call === 'createCategory' ? answer : real())),
  });
  const dialog = await fill(app);
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(told);
  expect(dialog.getByRole('textbox', { name: /Category Name/ })).toHaveValue('Judicial Service');
});

test('a save whose answer can’t be read says that it may have gone through', async () => {
  const app = await renderApp(`${list}/add`, {
    between: between(async (call, real) => (call === 'createCategory' ? { status: 200, body: undefined } : real())),
  });
  const dialog = await fill(app);
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^It may be saved all the same: look before you save again\./);
});

test.each([
  ['network', /^No connection\. Try again once it is back\.$/],
  ['503', /^Not done; try again\.Something went wrong on the server$/],
  ['409', /^Something went wrong on the server$/],
])('a question whose call fails (%s) stays, and says what to do', async (how, told) => {
  const { user } = await renderApp(`/feature/delete/13?fail=deleteFeature:${how}`);
  const question = within(await screen.findByRole('dialog', { name: 'Delete Feature' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const alert = await question.findByRole('alert');
  expect(alert).toHaveTextContent(told);
  await waitFor(() => expect(alert).toHaveFocus());
});

test('a question shows a placeholder while its record loads, and can be closed', async () => {
  let isAsked = false;
  const { user } = await renderApp('/feature', {
    between: between((call, real) => (call === 'getAllFeature' && isAsked ? new Promise(() => {}) : real())),
  });
  const [remove] = await screen.findAllByRole('link', { name: /^Delete / });
  isAsked = true;
  if (remove) await user.click(remove);
  const shape = within(await screen.findByRole('dialog', { name: 'Loading' }));
  await user.click(shape.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a tree beside which no record is shown is printed with all that it has, folded or not', async () => {
  await renderApp('/department');
  await screen.findByRole('tree');
  window.dispatchEvent(new Event('beforeprint'));
  const printed = await waitFor(() => {
    const items = [...document.querySelectorAll('main li')];
    expect(items).toHaveLength(departments.length);
    return items;
  });
  const below = departments.find(({ parent }) => parent !== null);
  const item = printed.find(({ firstChild }) => firstChild?.textContent?.startsWith(`${below?.department_name} · `));
  const above = departments.find(({ iid }) => iid === below?.parent);
  expect(item?.parentElement?.closest('li')?.firstChild).toHaveTextContent(
    `${above?.department_name} · ${above?.department_code}`,
  );
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelectorAll('main li')).toHaveLength(0));
});

test('what another tab of the browser has written is read again', async () => {
  const { asked } = await renderApp(list);
  await screen.findAllByRole('cell');
  const read = () => asked().filter((call) => call.startsWith('getAllCourseCategory ')).length;
  const before = read();
  const otherTab = joinTabs(() => undefined);
  otherTab.tell();
  await waitFor(() => expect(read()).toBeGreaterThan(before));
  otherTab.close();
});
