import { act, fireEvent, screen } from '@testing-library/react';
import { openToasts, pass } from '@tests/support/openToasts';
import { useNotify } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Tellers() {
  const notify = useNotify();
  const action = { label: 'Undo', run: () => undefined };
  return (
    <>
      <button type="button" onClick={() => notify('Saved', { type: 'success', autoHideDuration: 10_000, action })}>
        save for now
      </button>
      <button type="button" onClick={() => notify('Saved more', { type: 'success' })}>
        save more
      </button>
    </>
  );
}

const open = () => openToasts(<Tellers />);

test.each([
  ['the mouse', (toast: HTMLElement) => fireEvent.mouseEnter(toast), (toast: HTMLElement) => fireEvent.mouseLeave(toast)],
  [
    'the focus',
    () => screen.getByRole('button', { name: 'Undo' }).focus(),
    () => screen.getByRole('button', { name: 'save more' }).focus(),
  ],
] as const)('it waits while %s is on it, and then has its time again', async (_, come, leave) => {
  const press = open();
  await press('save for now');
  const toast = screen.getByText('Saved').closest<HTMLElement>('[data-toast]') ?? document.body;
  act(() => void come(toast));
  await pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => void leave(toast));
  await pass(9900);
  expect(screen.getByText('Saved')).toBeVisible();
  await pass(200);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('one that is replaced while it has the focus gives it back', async () => {
  const press = open();
  await press('save for now');
  const origin = screen.getByRole('button', { name: 'save for now' });
  origin.focus();
  screen.getByRole('button', { name: 'Undo' }).focus();
  await press('save more');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(origin).toHaveFocus();
});
