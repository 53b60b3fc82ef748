import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveQuizCalls } from '@/contract/liveQuiz';
import type { Transport } from '@/providers/api/transport';

// Noon in Nepal. Only the date is fake; timers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:15:00Z') }));
afterEach(() => void vi.useRealTimers());

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const grid = () => screen.findByRole('grid', { name: 'Calendar' });
const cellOf = async (day: RegExp) => {
  const link = within(await grid()).getByRole('link', { name: day });
  return within(link.closest('td') ?? expect.fail('A day is in a cell'));
};
const rehearsal = /^Live quiz · 06:00 to 10:00.*Full length rehearsal/;

test('this month is shown by Bikram Sambat, each entry a link to its details', async () => {
  const { user } = await renderApp('/calendar');
  expect(await heading('Mangsir 2083')).toBeVisible();
  expect(screen.getByText('2026-11-17 to 2026-12-15 AD')).toBeVisible();
  expect((await grid()).querySelectorAll('td:not([data-other])')).toHaveLength(29);
  const saturday = await cellOf(/^Saturday, 12 Mangsir 2083, 2026-11-28 AD/);
  expect(await saturday.findByRole('link', { name: rehearsal })).toBeVisible();
  expect(saturday.getByRole('link', { name: /^Live quiz · until 22:00/ })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await user.click(saturday.getByRole('link', { name: rehearsal }));
  const details = within(await screen.findByRole('dialog', { name: /Live Quiz Tag Details/ }));
  expect(await details.findByText('03:00:00')).toBeVisible();
});

test('other months, weeks and the months of AD are in the address', async () => {
  const { user } = await renderApp('/calendar');
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(await heading('Poush 2083')).toBeVisible();
  expect(window.location.search).toBe('?month=2083-09');
  await user.click(screen.getByRole('button', { name: 'AD' }));
  expect(await heading('December 2026')).toBeVisible();
  expect(window.location.search).toBe('?month=2026-12&by=ad');
  await user.click(screen.getByRole('button', { name: 'Week' }));
  expect(await heading('2026-11-29 to 2026-12-05 AD')).toBeVisible();
  expect(window.location.search).toBe('?week=2026-11-29&by=ad');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await heading('2026-11-22 to 2026-11-28 AD')).toBeVisible();
  expect((await grid()).querySelectorAll('td')).toHaveLength(7);
});

test('the keys of the date grid move from day to day, and on into another month', async () => {
  const { user } = await renderApp('/calendar?month=2083-08');
  const today = within(await grid()).getByRole('link', { current: 'date' });
  today.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /^Sunday, 13 Mangsir 2083/ })).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(await heading('Poush 2083')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Monday, 13 Poush 2083/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Next week' })).toBeVisible();
});

test('what clashes is said in words, with links to both', async () => {
  const { services, unmount } = await renderApp('/settings');
  // For the whole course, while a batch of it sits another: nobody can sit both.
  await services.client.send(liveQuizCalls.tagModelsetLive, {
    modelset: 5,
    batch: null,
    exam_time_duration: '01:30:00',
    live_start_nep_date: '2083-08-12',
    live_start_date_time: '2026-11-28T11:15:00.000Z',
    live_end_nep_date: '2083-08-12',
    live_end_date_time: '2026-11-28T12:45:00.000Z',
  });
  unmount();
  await renderApp('/calendar');
  const clashes = within(await screen.findByRole('region', { name: 'One clash' }));
  expect(clashes.getByRole('listitem')).toHaveTextContent(
    /and .*: at the same time for the same learners, Saturday, 12 Mangsir 2083, 2026-11-28 AD$/,
  );
  expect(clashes.getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /Clash$/ })).toHaveLength(2);
});

test('of a day of hundreds the first are shown, and what clashes on it is told in groups', async () => {
  const asOf = (tag_id: number) => ({
    tag_id,
    modelset_name: `Set ${tag_id}`,
    course_iid: 1,
    course_name: 'Course',
    year: 2026,
    // A dozen batches, each with its own clash.
    batch_id: 1 + (tag_id % 12),
    batch_name: `Batch ${tag_id % 12}`,
    live_exam_status: 'PENDING',
    live_start_date_time: '2026-11-24T06:00:00.000Z',
    live_end_date_time: '2026-11-24T10:00:00.000Z',
    exam_time_duration: '01:30:00',
  });
  const live_quizzes = Array.from({ length: 500 }, (_, place) => asOf(place + 1));
  const between =
    (transport: Transport): Transport =>
    (request) =>
      request.call === 'getCalendar' ? Promise.resolve({ status: 200, body: { data: { live_quizzes } } }) : transport(request);
  const { user } = await renderApp('/calendar?week=2083-08-08', { between });
  const clashes = within(await screen.findByRole('region', { name: '12 clashes' }));
  expect(clashes.getAllByRole('listitem')).toHaveLength(10);
  const first = within(clashes.getAllByRole('listitem')[0] ?? expect.fail('There is one'));
  expect(first.getAllByRole('link')).toHaveLength(11);
  expect(first.getByRole('link', { name: /^32 more, / })).toBeVisible();
  await user.click(clashes.getByRole('button', { name: '2 more' }));
  expect(clashes.getAllByRole('listitem')).toHaveLength(12);
  const day = await cellOf(/^Tuesday, 8 Mangsir 2083/);
  expect(day.getAllByRole('link', { name: /^Live quiz/ })).toHaveLength(50);
  await user.click(day.getByRole('button', { name: '450 more' }));
  expect(day.getAllByRole('link', { name: /^Live quiz/ })).toHaveLength(500);
});

test('a month that can’t be read says so and can be read again; one without entries says that', async () => {
  const { between, answer } = betweenServer();
  answer.reads = { status: 500, body: {} };
  const { user } = await renderApp('/calendar?month=2090-01', { between });
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  answer.reads = undefined;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is on in this month.')).toBeVisible();
});

test('a server without a calendar says so', async () => {
  const { between, answer } = betweenServer();
  answer.reads = { status: 404, body: {} };
  await renderApp('/calendar', { between });
  expect(await screen.findByText('This server has no calendar.')).toBeVisible();
});

test('in Nepali its days, months and times are Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  await renderApp('/calendar');
  expect(await heading('मङ्सिर २०८३')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^लाइभ क्विज · ०६:०० देखि १०:०० सम्म/ })).toBeVisible();
});
