import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { openToasts, pass } from '@tests/support/openToasts';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNameToast } from '@/components/ui/feedback/toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  undone.mockClear();
});

const undone = vi.fn();

function Tellers() {
  const notify = useNotify();
  const nameToast = useNameToast();
  const action = { label: 'Undo', run: undone };
  return (
    <>
      <button type="button" onClick={() => notify('Saved', { type: 'success' })}>
        save
      </button>
      <button type="button" onClick={() => notify('Saved more', { type: 'success' })}>
        save more
      </button>
      <button type="button" onClick={() => nameToast({ name: 'Judicial Service', action: { label: 'Look', to: '/records/1' } })}>
        name
      </button>
      <p>{useLocation().pathname}</p>
      <button type="button" onClick={() => notify('Disk full', { type: 'error' })}>
        fail
      </button>
      <button type="button" onClick={() => notify('Name is taken', { type: 'error', autoHideDuration: 8000 })}>
        refuse
      </button>
      <Link to="/elsewhere">leave</Link>
      <button type="button" onClick={() => notify('Saved', { type: 'success', autoHideDuration: 10_000, action })}>
        save for now
      </button>
    </>
  );
}

const open = (queries?: QueryClient) => openToasts(<Tellers />, queries);

test('a success is told politely and goes by itself', async () => {
  const press = open();
  await press('save');
  expect(within(screen.getByRole('status')).getByText('Saved')).toBeVisible();
  await pass(4900);
  expect(screen.getByText('Saved')).toBeVisible();
  await pass(200);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a button of a toast gives the focus back to where it was', async () => {
  const press = open();
  await press('save for now');
  const origin = screen.getByRole('button', { name: 'save for now' });
  origin.focus();
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(origin).toHaveFocus();
});

test('an error interrupts, and stays until it is closed', async () => {
  const press = open();
  await press('fail');
  expect(within(screen.getByRole('alert')).getByText('Disk full')).toBeVisible();
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
  expect(screen.queryByText('Disk full')).not.toBeInTheDocument();
});

test('an error goes with the screen that it was told on, a success comes along', async () => {
  const press = open();
  await press('fail');
  await press('save');
  await press('fail');
  fireEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(screen.queryByText('Disk full')).not.toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeVisible();
  await press('fail');
  expect(screen.getByText('Disk full')).toBeVisible();
});

test('an error is over when a success has come after it', async () => {
  const press = open();
  await press('fail');
  await press('save');
  expect(screen.queryByText('Disk full')).not.toBeInTheDocument();
  await press('fail');
  await pass(60_000);
  expect(screen.getByText('Disk full')).toBeVisible();
});

test('an error that stands elsewhere too goes by itself', async () => {
  const press = open();
  await press('refuse');
  await pass(7900);
  expect(screen.getByText('Name is taken')).toBeVisible();
  await pass(200);
  expect(screen.queryByText('Name is taken')).not.toBeInTheDocument();
});

test('toasts don’t pile up: of each kind the newest stands there', async () => {
  const press = open();
  await press('save');
  await press('save more');
  await press('fail');
  await press('refuse');
  expect(screen.getAllByText(/Saved/)).toHaveLength(1);
  expect(screen.getByText('Saved more')).toBeVisible();
  expect(screen.queryByText('Disk full')).not.toBeInTheDocument();
  expect(screen.getByText('Name is taken')).toBeVisible();
  // A replaced toast is not shown again.
  await pass(60_000);
  expect(screen.queryByText(/Saved|Disk full|Name is taken/)).not.toBeInTheDocument();
});

test('a toast names the record that it tells of, and leads to it', async () => {
  const press = open();
  await press('save');
  await press('name');
  const toast = within(screen.getByRole('status'));
  expect(toast.getByText('Judicial Service')).toBeVisible();
  expect(toast.getByText('Saved')).toBeVisible();
  fireEvent.click(toast.getByRole('link', { name: 'Look' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByText('/records/1')).toBeVisible();
});

test('told again, a sentence stays as long again, and offers what it is told with', async () => {
  const press = open();
  await press('save');
  await pass(4000);
  await press('save for now');
  await pass(9000);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toHaveBeenCalledOnce();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a success waits for what is read anew, but not for ever', async () => {
  const queries = new QueryClient();
  let letGo = () => {};
  const queryFn = vi.fn(async () => 'first');
  await queries.query({ queryKey: ['list'], queryFn });
  queryFn.mockImplementation(() => new Promise((resolve) => (letGo = () => resolve('then'))));
  const press = open(queries);
  const saveAndRead = async () => {
    await queries.invalidateQueries();
    void queries.query({ queryKey: ['list'], queryFn });
    await press('save');
  };

  await saveAndRead();
  await pass(200);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  letGo();
  await pass(0);
  expect(screen.getByText('Saved')).toBeVisible();

  await pass(6000);
  await saveAndRead();
  await pass(250);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText('Saved')).toBeVisible();
});
