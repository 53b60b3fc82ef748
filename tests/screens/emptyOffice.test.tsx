import { screen, waitFor, within } from '@testing-library/react';
import { addressOf, screens } from '@tests/support/addresses';
import { isLoading } from '@tests/support/loading';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';
import { createMemoryStorage, type Storage } from '@/providers/demo/storage';
import { ofTier } from '../../scripts/tiers.mjs';

/** A server whose calls of these names answer no rows. */
const without =
  (...names: readonly string[]) =>
  (transport: Transport): Transport =>
  async (request) => {
    const response = await transport(request);
    return names.includes(request.call) ? { ...response, body: { ...Object(response.body), data: [] } } : response;
  };

const categories = '/coursesetup/coursecategorysetup';
const purpose = /^A category is a group of courses/;

test('a list without rows says what it is for, and offers what adds the first', async () => {
  await renderApp(categories, { between: without('getAllCourseCategory') });
  const says = await screen.findByText(purpose);
  const beside = within(says.parentElement ?? document.body);
  expect(beside.getByRole('status')).toHaveTextContent('No Records Found !!');
  expect(beside.getByRole('link', { name: /^Add / })).toBeVisible();
});

test('a list that is searched says so instead', async () => {
  await renderApp(`${categories}?filter=${encodeURIComponent('{"q":"fees"}')}`, { between: without('getAllCourseCategory') });
  expect(await screen.findByText(/“fees”/)).toBeVisible();
  expect(screen.queryByText(purpose)).not.toBeInTheDocument();
});

test('an empty menu offers the standard one', async () => {
  const { user } = await renderApp('/settings', { between: without('getMenu') });
  await user.click(await screen.findByRole('link', { name: 'Restore the standard menu' }));
  expect(await screen.findByRole('dialog', { name: 'Restore the Standard Menu' })).toBeVisible();
});

/** A server where nothing but a category is there. */
const atTheBeginning =
  (transport: Transport): Transport =>
  async (request) =>
    request.call === 'getFirstSteps'
      ? { status: 200, body: { data: { category: true, course: false, price: false } } }
      : transport(request);

test('the dashboard leads through the first steps, which are all on a page of their own', async () => {
  const { user } = await renderApp('/dashboard', { between: atTheBeginning });
  const card = within(await screen.findByRole('region', { name: 'First Steps' }));
  expect(card.getByText('1 of 3 are done.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Add a course down to a sub topic' })).toHaveAttribute('href', '/coursesetup');
  await user.click(card.getByRole('link', { name: 'All first steps' }));
  await screen.findByText('Courses are grouped by it.');
  const steps = screen.getAllByRole('listitem');
  const shown = steps.flatMap(({ textContent }) => (/^(?:Add|Set) a /.test(textContent ?? '') ? textContent : []));
  expect(shown).toEqual([
    'Add a categoryDoneCourses are grouped by it.',
    'Add a course down to a sub topicA course has subcourses, main topics, lessons and, in them, sub topics.',
    'Set a priceLearners enrol once a course has an active price.',
  ]);
});

test('a person whose role opens none of the steps is told so', async () => {
  const between =
    (transport: Transport): Transport =>
    async (request) =>
      request.call === 'getFirstSteps' ? { status: 200, body: { data: {} } } : transport(request);
  await renderApp('/firstSteps', { between });
  expect(await screen.findByText('Your role opens none of them.')).toBeVisible();
});

test('the first steps are put away, and found again by Ctrl+K', async () => {
  const { user } = await renderApp('/dashboard', { between: atTheBeginning });
  const card = await screen.findByRole('region', { name: 'First Steps' });
  await user.click(within(card).getByRole('button', { name: 'Put away' }));
  expect(card).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'first steps');
  await user.click(await screen.findByRole('option', { name: /^First Steps/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'First Steps' })).toBeVisible();
});

/** An office that has its people and its menu, and nothing else. */
function emptyOffice(): Storage {
  const storage = createMemoryStorage();
  const first = new Set(['user', 'menu', 'zone', 'district']);
  return {
    ...storage,
    load: async (table) => (await storage.load(table)) ?? (first.has(table) ? undefined : { lastId: 0, rows: [] }),
  };
}

test('a step leads to its form and back, and is ticked by what was added', async () => {
  const { user } = await renderApp('/firstSteps', { storage: emptyOffice() });
  await user.click(await screen.findByRole('link', { name: 'Add a category' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Course Category' }));
  await user.type(await form.findByRole('textbox', { name: /^Category Name/ }), 'Public Service');
  await user.type(form.getByRole('textbox', { name: /^Category Code/ }), 'PSC');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'Back to the first steps' }));
  expect(await screen.findByText('2 of 8 are done.')).toBeVisible();
  expect(screen.getByText('Courses are grouped by it.').closest('li')).toHaveTextContent('Add a categoryDone');
  expect(screen.queryByRole('link', { name: 'Back to the first steps' })).not.toBeInTheDocument();
});

/** The screens that need no record. */
const withoutRecords = Object.keys(screens).filter((path) => !path.includes(':'));

test.each(ofTier(withoutRecords.flatMap((path) => ['en', 'ne'].map((locale) => ({ address: addressOf(path), locale })))))(
  'in an empty office $address says in $locale what it is for, and offers something to do',
  async ({ address, locale }) => {
    localStorage.setItem('locale', locale);
    await renderApp(address.split('?')[0] ?? '', { storage: emptyOffice() });
    await screen.findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(isLoading()).toBe(false));
    const shown = () => document.querySelector<HTMLElement>('[role=dialog]') ?? screen.getByRole('main');
    // A form asks; staff, roles and what happened begin with those who are there.
    const asks = 'form [type=submit]:not([role=search] *), textarea, tbody td';
    await waitFor(() => expect([...shown().querySelectorAll(asks), ...sentencesIn(shown())]).not.toEqual([]));
    for (const text of praise) expect(shown()).not.toHaveTextContent(text);
    const list = within(shown()).queryByText(/^(No Records Found|कुनै अभिलेख भेटिएन) !!$/);
    const place = list?.parentElement ?? shown();
    if (!addedElsewhere.has(address)) expect(place.querySelector('a[href], button, input')).not.toBeNull();
  },
);

/** What staff add nothing to. */
const addedElsewhere: ReadonlySet<string> = new Set(['/file', '/recycled', '/featureTagRestore', '/restoreInstructor']);

/** What would praise an office for having nothing. */
const praise = ['Every course is live', 'हरेक कोर्स सक्रिय छ'];

const sentencesIn = (shown: Element) =>
  [...shown.querySelectorAll('*')].flatMap(({ children, textContent }) =>
    children.length === 0 && /^\p{L}.* .*[.।!]$/u.test(textContent?.trim() ?? '') ? [textContent] : [],
  );
