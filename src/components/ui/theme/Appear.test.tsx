import { Dialog } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Appear } from './Appear';

const popup = (open: boolean, onExited: () => void) => (
  <>
    <button type="button">Behind</button>
    <Dialog open={open} slots={{ transition: Appear }} slotProps={{ transition: { onExited } }}>
      A question
    </Dialog>
  </>
);

test('a popup stands and has the focus at once, is gone as soon as it is closed, and says so', () => {
  const onExited = vi.fn();
  const { rerender } = render(popup(true, onExited));
  expect(screen.getByRole('dialog')).toHaveTextContent('A question');
  expect(screen.getByText('Behind').closest('[aria-hidden=true]')).not.toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole('dialog'));
  expect(onExited).not.toHaveBeenCalled();

  rerender(popup(false, onExited));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Behind').closest('[aria-hidden=true]')).toBeNull();
  expect(onExited).toHaveBeenCalledOnce();
});
