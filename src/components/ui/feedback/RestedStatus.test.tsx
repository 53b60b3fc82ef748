import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestedStatus } from './RestedStatus';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a text is said once typing rests, not at each key', () => {
  const { rerender } = render(<RestedStatus text="3 found" typed="R" />);
  act(() => void vi.advanceTimersByTime(799));
  rerender(<RestedStatus text="3 found" typed="Ri" />);
  act(() => void vi.advanceTimersByTime(799));
  expect(screen.getByRole('status')).toHaveTextContent('');
  rerender(<RestedStatus text="None found" typed="Riv" />);
  act(() => void vi.advanceTimersByTime(800));
  expect(screen.getByRole('status')).toHaveTextContent('None found');
});
