import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, expect, test, vi } from 'vitest';
import { sealedDrafts } from '@/providers/auth/browserStorage';
import { drafts } from '@/providers/drafts';

const list = '/coursesetup/coursecategorysetup';
const staff = 'staff@coursedesk.test';

const nameField = () => screen.findByRole('textbox', { name: /Category Name/ });
const draftOf = (email: string, address: string) => drafts.load({ email, address });
const kept = (email: string, address: string) => waitFor(async () => expect(await draftOf(email, address)).toBeDefined());

afterEach(() => void vi.useRealTimers());

/** Stops the clock, which then goes on by `vi.advanceTimersByTime`. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Types so many letters, one each 170 milliseconds of the stopped clock. */
async function typeOn(field: HTMLElement, letters: number) {
  for (let count = 1; count <= letters; count += 1) {
    fireEvent.change(field, { target: { value: 'x'.repeat(count) } });
    await vi.advanceTimersByTimeAsync(170);
  }
}

test('typing without a pause is kept every two seconds', async () => {
  const address = `${list}/add`;
  await renderApp(address);
  const field = await nameField();
  stopClock();
  await typeOn(field, 25);
  vi.useRealTimers();
  await kept(staff, address);
  expect((await draftOf(staff, address))?.values).toEqual({ category_name: expect.stringMatching(/^x{20,25}$/) });
});

test.each(['visibilitychange', 'pagehide', 'beforeunload'])('what is typed is kept at once at %s', async (event) => {
  const address = `${list}/add`;
  await renderApp(address);
  const field = await nameField();
  stopClock();
  fireEvent.change(field, { target: { value: 'Forest Service' } });
  fireEvent(document, new Event(event, { bubbles: true, cancelable: true }));
  vi.useRealTimers();
  await kept(staff, address);
});

test('the question on leaving says what becomes of the draft, and it is so', async () => {
  const address = `${list}/add`;
  const { user } = await renderApp(address);
  await user.type(await nameField(), 'Forest Service');
  await screen.findByText(/^Draft kept/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText(/it is lost, and its draft is deleted/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(async () => expect(await draftOf(staff, address)).toBeUndefined());
});

test('what was typed and undone leaves no draft', async () => {
  const address = `${list}/add`;
  const { user } = await renderApp(address);
  await user.type(await nameField(), 'K');
  await screen.findByText(/^Draft kept/);
  await user.clear(await nameField());
  await waitFor(async () => expect(await draftOf(staff, address)).toBeUndefined());
});

test('a draft that the browser doesn’t take any more isn’t called kept', async () => {
  const { user } = await renderApp(`${list}/add`);
  await user.type(await nameField(), 'Forest');
  await screen.findByText(/^Draft kept/);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
  await user.type(await nameField(), ' Service');
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText(/If you leave, it is lost\.$/)).toBeVisible();
  expect(await sealedDrafts.keys()).toHaveLength(1);
  vi.restoreAllMocks();
});

test('another language loses what no draft is kept of, and the question says so', async () => {
  const { user } = await renderApp('/settings');
  await user.type(await screen.findByLabelText(/^Old password/), 'x');
  await user.click(screen.getByRole('button', { name: 'Asmita Shrestha' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'नेपाली' }));
  const question = within(await screen.findByRole('dialog', { name: 'Change the language without saving?' }));
  expect(question.getByText(/Changing the language loses it/)).toBeVisible();
});
