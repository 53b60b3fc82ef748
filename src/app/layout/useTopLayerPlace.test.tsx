import { Dialog } from '@mui/material';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openToasts, pass } from '@tests/support/openToasts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page() {
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const tell = () => notify('Not saved', { type: 'error' });
  return (
    <>
      <button type="button" onClick={tell}>
        tell
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} aria-label="Popup" transitionDuration={0} onClose={() => setOpen(false)}>
        <button type="button" onClick={tell}>
          tell here
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          close
        </button>
      </Dialog>
    </>
  );
}

const closeToast = () => screen.getByRole('button', { name: 'ui.close' });

test('a toast is in reach while a popup is open, and stays when it closes', async () => {
  const press = openToasts(<Page />);
  await press('open');
  await press('tell here');
  expect(within(screen.getByRole('alert')).getByText('Not saved')).toBeVisible();
  act(() => closeToast().focus());
  await pass(1000);
  expect(closeToast()).toHaveFocus();
  await press('close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(closeToast());
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('a toast that a popup covers is still in reach, and keeps the focus', async () => {
  const press = openToasts(<Page />);
  await press('tell');
  await press('open');
  act(() => closeToast().focus());
  await pass(1000);
  expect(closeToast()).toHaveFocus();
});
