import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromBs, toBs } from '@/domain/calendar/bikramSambat';
import { BsCalendar } from './BsCalendar';

// 2083-08-05 BS. Only the date is faked: timers run as usual.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 0, 30) }));
afterEach(() => void vi.useRealTimers());

async function open() {
  const onChoose = vi.fn();
  const view = await renderWidget(<BsCalendar day={fromBs('2081-05-14')} onChoose={onChoose} />);
  return { ...view, onChoose };
}

test('Today chooses the day that it is, from any month', async () => {
  const { user, onChoose } = await open();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(onChoose.mock.calls.map(([day]) => toBs(Number(day)))).toEqual(['2083-08-05']);
});

test('Saturdays are told apart', async () => {
  await open();
  const days = [...document.querySelectorAll('td[data-holiday] button')];
  const names = days.map((day) => day.getAttribute('aria-label') ?? '');
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !name.startsWith('Saturday, '))).toEqual([]);
});
