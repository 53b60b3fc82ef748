import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Transport } from '@/providers/api/transport';
import { localStore } from '@/providers/storage/webStorage';
import { Discussion } from './Discussion';

const place = { topic_id: 1, lesson_id: 1, main_topic: 1, subcourse_slug: 'general-awareness' };

test('what can’t be read is told, and tried again', async () => {
  let isFailing = true;
  const failing = (transport: Transport): Transport => {
    return async (request) =>
      isFailing && request.call === 'getDiscussion' ? { status: 500, body: { msg: 'Out of order' } } : transport(request);
  };
  const { user } = await renderWidget(<Discussion place={place} />, {}, { as: 'staff', between: failing });
  expect(await screen.findByText(/Out of order/)).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Write a comment' })).toBeVisible();
});

/** Answers with these comments. */
const answering =
  (data: readonly object[]) =>
  (transport: Transport): Transport => {
    return async (request) => (request.call === 'getDiscussion' ? { status: 200, body: { data } } : transport(request));
  };

const comment = (iid: number, age: number) => ({
  iid,
  comments: `<p>comment ${iid}</p>`,
  user_name: 'Maya Gurung',
  user_email: 'maya@example.com',
  is_staff: iid % 2 === 0,
  posted_date: age,
  children: [],
});

test('of 2,000 comments at most 400 elements of rows are in the page', async () => {
  const many = Array.from({ length: 2000 }, (_, place) => comment(place + 1, 100));
  Object.defineProperty(HTMLLIElement.prototype, 'offsetHeight', { configurable: true, get: () => 80 });
  onTestFinished(() => void Reflect.deleteProperty(HTMLLIElement.prototype, 'offsetHeight'));
  const { container } = await renderWidget(<Discussion place={place} />, {}, { as: 'staff', between: answering(many) });
  expect(await screen.findByText('comment 1')).toBeVisible();
  const rows = container.querySelectorAll('li[aria-setsize="2000"]');
  expect(rows.length).toBeGreaterThan(8);
  expect(container.querySelectorAll('li, li *').length).toBeLessThanOrEqual(400);
});

test('nobody’s comments are an invitation, and ages are told in their buckets', async () => {
  // What was posted 3 seconds ago stays so, however long the test takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = await renderWidget(<Discussion place={place} />, {}, { as: 'staff', between: answering([]) });
  expect(await screen.findByText('Nobody has commented yet.')).toBeVisible();
  first.unmount();
  const ages = [3, 90, 3700, 7300, 90_000, 700_000, 63_000_000].map((age, place_) => comment(place_ + 1, age));
  const { user } = await renderWidget(<Discussion place={place} />, {}, { as: 'staff', between: answering(ages) });
  for (const text of ['1 min ago', '1 hour ago', '2 hours ago', '1 day ago', '1 week ago', '2 years ago'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('3s ago')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^2 years ago, / }));
  expect(screen.getByText(/^[A-Z][a-z]+ \d+, 20\d\d.*\(20\d\d-\d\d-\d\d\)$/)).toBeVisible();
});

test('in Nepali, ages and numbers are in its words and digits', async () => {
  localStore.setItem('locale', 'ne');
  await renderWidget(<Discussion place={place} />, {}, { as: 'staff', between: answering([comment(1, 700_000)]) });
  expect(await screen.findByText('१ हप्ताअघि')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Maya Gurung लाई जवाफ दिनुहोस्' })).toHaveTextContent('जवाफ दिनुहोस्');
});
