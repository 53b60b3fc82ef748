import courses from '@fixtures/course.json';
import coursePrices from '@fixtures/course_price.json';
import { screen, waitFor, within } from '@testing-library/react';
import { fillForm, submit } from '@tests/support/forms';
import { popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import type { Transport } from '@/providers/api/transport';

const unpriced = courses.filter(
  ({ iid, is_course_live }) =>
    is_course_live === 'y' && !coursePrices.some(({ course_iid, is_active }) => course_iid === iid && is_active === 'y'),
);

test('lists what is to be mended, the most urgent first, and says how links are checked', async () => {
  await renderApp('/contentHealth');
  expect(await screen.findByRole('heading', { name: 'Content health', level: 1 })).toBeVisible();
  expect(await screen.findByText('Links are judged by their shape alone here: none is opened.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Learners see it'));
  expect(screen.getByRole('button', { name: /^Export/ })).toBeVisible();
});

test('findings are narrowed by kind, and each leads to the form that mends it', async () => {
  const { user } = await renderApp('/contentHealth?filter={"kind":"no_main_topic"}');
  const subcourse = await row('A subcourse without main topics');
  await user.click(within(subcourse).getAllByRole('link')[0] ?? subcourse);
  expect(await screen.findByRole('heading', { name: /^Add Main ?Topic/i })).toBeVisible();
});

test.runIf(unpriced.length > 0)('a live course without a price leads to the form of a new one, of this course', async () => {
  const { user } = await renderApp('/contentHealth?filter={"kind":"no_price"}');
  const course = await row(unpriced[0]?.course_name ?? '');
  await user.click(within(course).getAllByRole('link')[0] ?? course);
  const form = within(await screen.findByRole('dialog', { name: /Price/ }));
  expect(await form.findByDisplayValue(unpriced[0]?.course_name ?? '')).toBeVisible();
});

test('a lesson without questions leads to the form of a new one, tagged with that lesson', async () => {
  const { user, asked } = await renderApp('/contentHealth?filter={"kind":"no_question"}');
  const lesson = (await screen.findAllByRole('row', { name: /A lesson without questions/ }))[0];
  const link = within(lesson ?? document.body).getAllByRole('link')[0];
  const name = link?.textContent ?? '';
  await user.click(link ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Add Quiz', level: 1 })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: /^Lesson/ })).toHaveValue(name);
  for (const above of [/^Course/, /^Sub ?course/i, /^Main Topic/])
    expect(screen.getByRole('combobox', { name: above })).not.toHaveValue('');
  await fillForm(user);
  await submit(user);
  expect(await screen.findByText('Quiz created successfully')).toBeVisible();
  await waitFor(() => expect(asked().some((call) => call.startsWith('quizTag '))).toBe(true));
});

test('a model set says how much of it is ready, and is checked again', async () => {
  const { user } = await renderApp('/contentHealth?filter={"kind":"modelset"}');
  const modelset = (await screen.findAllByRole('row', { name: /A model set that isn’t ready: \d+ of \d+ ready/ }))[0];
  if (!modelset) throw new Error('There is none');
  await user.click(within(modelset).getByRole('link', { name: /^Check .* again$/ }));
  const question = await popup('Check again');
  expect(question.getByText(/^This is checked now/)).toBeVisible();
  await press(user, question, 'Check again');
  expect(await screen.findByText('1 checked again: the list says what was found')).toBeVisible();
});

test('the dashboard counts it, each number linked to just that', async () => {
  const { user } = await renderApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Content health' }));
  await user.click(await card.findByRole('link', { name: /To tidy$/ }));
  expect(await screen.findByRole('heading', { name: 'Content health', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Learners see it', { selector: 'td *' })).not.toBeInTheDocument());
  expect((await screen.findAllByRole('row', { name: /To tidy/ })).length).toBeGreaterThan(0);
});

test('another server doesn’t look for it, and says so', async () => {
  await renderApp('/contentHealth', { settings: { history: false } });
  expect(await screen.findByText('This server doesn’t look for what is to be mended.')).toBeVisible();
});

test('links that couldn’t be checked are said to be so, and nothing else of them', async () => {
  const offline =
    (transport: Transport): Transport =>
    async (request) =>
      request.call === 'getContentHealth'
        ? { status: 200, body: { data: { now: 0, soon: 0, tidy: 0, by_shape: false, looking: false, unchecked: 12 } } }
        : transport(request);
  await renderApp('/contentHealth', { between: offline });
  expect(await screen.findByText(/^12 links couldn’t be checked, because this server doesn’t reach their sites/)).toBeVisible();
});

/** A server that still looks, and has found one thing more at each answer, until it has found `most`. */
function lookingServer(most: number) {
  let found = 0;
  return (transport: Transport): Transport =>
    async (request) => {
      if (request.call !== 'getContentHealth') return transport(request);
      found = Math.min(most, found + 1);
      return {
        status: 200,
        body: { data: { now: found, soon: 0, tidy: 118, by_shape: false, looking: found < most, unchecked: 0 } },
      };
    };
}

test.each([['/contentHealth'], ['/dashboard']])(
  '%s says that counts still grow, and reads them until they don’t',
  async (address) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await renderApp(address, { between: lookingServer(3) });
      expect(await screen.findByText('Still looking, 119 so far')).toBeVisible();
      const status = () => screen.queryByText('Still looking for what is to be mended');
      const told = status();
      expect(told?.closest('[role=status]')).not.toBeNull();
      await vi.advanceTimersByTimeAsync(5000);
      expect(await screen.findByText('Still looking, 120 so far')).toBeVisible();
      expect(status()).toBe(told);
      await vi.advanceTimersByTimeAsync(5000);
      expect(await screen.findByText('All is looked through: 121 to mend')).toBeInTheDocument();
      expect(screen.queryByText(/^Still looking/)).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  },
);
