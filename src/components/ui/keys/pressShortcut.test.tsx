import { Dialog, Popover } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressShortcut, topLayer } from './pressShortcut';

test('a popup that fades away takes no keys from what is below it', () => {
  const popup = (isOpen: boolean) => (
    <>
      <button type="button" aria-keyshortcuts="Control+S">
        Save
      </button>
      <div aria-hidden={!isOpen}>
        <div role="menu">Menu</div>
      </div>
    </>
  );
  const { rerender } = render(popup(true));
  expect(topLayer()).toBe(screen.getByText('Menu'));
  expect(pressShortcut('Control+S')).toBe(false);

  rerender(popup(false));
  expect(topLayer()).toBe(document.body);
  expect(pressShortcut('Control+S')).toBe(true);
});

test('nor from the popup below it', () => {
  const popups = (isOpen: boolean) => (
    <Dialog open>
      <button type="button" aria-keyshortcuts="Control+S">
        Save
      </button>
      <Popover open={isOpen} anchorEl={document.body} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Calendar' } }}>
        Days
      </Popover>
    </Dialog>
  );
  const { rerender } = render(popups(true));
  expect(topLayer()).toBe(screen.getByText('Days'));
  expect(pressShortcut('Control+S')).toBe(false);

  rerender(popups(false));
  expect(screen.getByText('Days')).toBeInTheDocument();
  expect(topLayer().textContent).toBe('Save');
  expect(pressShortcut('Control+S')).toBe(true);
});
