import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { tip, tipRest } from '@/components/ui/tip';
import { Tips } from './Tips';

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent;

beforeEach(() => {
  render(
    <>
      <button type="button" aria-label="Edit" {...tip('Edit “Law”')}>
        <svg data-testid="icon" />
      </button>
      <button type="button" {...tip('Expand the menu', 'right')}>
        Menu
      </button>
      <button type="button" aria-disabled {...tip('It has learners')}>
        Delete
      </button>
      <p>Text</p>
      <Tips />
    </>,
  );
});

test('an icon says what it does while it is pointed at, wherever in it, and then the next one', async () => {
  const user = userEvent.setup();
  expect(shown()).toBeUndefined();
  await user.hover(screen.getByTestId('icon'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit “Law”');
  await user.hover(button('Menu'));
  expect(await screen.findByText('Expand the menu')).toBeVisible();
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  // The tip stays while the pointer is over it.
  await user.hover(screen.getByText('Expand the menu'));
  expect(shown()).toBe('Expand the menu');
  await user.hover(screen.getByText('Text'));
  expect(shown()).toBeUndefined();
});

test('the tip appears on keyboard focus until the focus leaves; Escape hides it', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(button('Edit')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit “Law”');
  act(() => button('Edit').blur());
  expect(shown()).toBeUndefined();
  await user.hover(button('Menu'));
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(shown()).toBeUndefined();
});

test('a press hides the tip; a disabled action shows its reason, on touch as well', async () => {
  const user = userEvent.setup();
  await user.hover(button('Edit'));
  await screen.findByRole('tooltip');
  await user.click(button('Edit'));
  expect(shown()).toBeUndefined();
  // A new icon of the button appears under the pointer.
  fireEvent.pointerOver(screen.getByTestId('icon'), { pointerType: 'mouse' });
  await new Promise((resolve) => setTimeout(resolve, tipRest + 100));
  expect(shown()).toBeUndefined();
  fireEvent.pointerOver(button('Menu'), { pointerType: 'touch' });
  fireEvent.click(button('Delete'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('It has learners');
});

test('no tip is shown for an element that is gone', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<button type="button" aria-label="Gone" {...tip('Gone')} />);
  await user.hover(button('Gone'));
  unmount();
  await new Promise((resolve) => setTimeout(resolve, tipRest + 100));
  expect(shown()).toBeUndefined();
  await user.hover(button('Menu'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Expand the menu');
});
