import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { followObjectUrls } from '@tests/support/objectUrls';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';

const list = '/coursesetup/coursesetup';
/** Returns the address of the list with a search for these words, all on one page. */
const found = (words: string) => `${list}?perPage=25&filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;

/** Returns the texts of the rows, from the category to the last column before the actions, once the list has loaded. */
async function rows() {
  await screen.findAllByRole('cell');
  const [, ...body] = screen.getAllByRole('row');
  return body.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(2, -1)
      .map(({ textContent }) => textContent ?? ''),
  );
}

const search = async (user: UserEvent, words: string) => {
  const box = await screen.findByRole('searchbox');
  await user.clear(box);
  await user.type(box, words);
};

/** Returns the headers of the columns in `rows`. */
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(2, -1)
    .map(({ textContent }) => textContent ?? '');

/** Shows or hides a column. */
async function toggleColumn(user: UserEvent, menu: string, name: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  await user.keyboard('{Escape}');
}

test('chips narrow the list together, each with the number of rows it would leave, and All clears them', async () => {
  const { user } = await renderApp(list);
  const chip = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await rows();
  await user.click(await chip('Course Category'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Banking and Finance4' }));
  await waitFor(async () => expect((await rows()).map(([category]) => category)).toEqual(Array(4).fill('Banking and Finance')));
  expect(await chip('Course Category: Banking and Finance 4')).toHaveAttribute('aria-pressed', 'true');
  const live = Number(/\d+/.exec((await chip('Live')).textContent ?? ''));
  await user.click(await chip('Live'));
  await waitFor(async () => expect((await rows()).map((row) => row.at(-1))).toEqual(Array(live).fill('Live')));
  // A second click removes the chip's filter.
  await user.click(await chip('Live'));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  await user.click(await chip('With certificate'));
  await user.click(await chip('All'));
  expect(await screen.findByText('1–5 of 27')).toBeVisible();
  expect(await chip('Course Category')).toHaveAttribute('aria-pressed', 'false');
});

test('a search finds a flag by the words that its chip has', async () => {
  const { user } = await renderApp(list);
  await rows();
  await search(user, 'not live');
  expect(await screen.findByText('1–5 of 7')).toBeVisible();
  expect((await rows()).map((row) => row.at(-1))).toEqual(Array(5).fill('Not live'));
});

test('in another language a search finds what is shown in that, also where the language is changed', async () => {
  const { user } = await renderApp(found('छैन'));
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Asmita Shrestha' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'नेपाली' }));
  expect(await screen.findByText('७ मध्ये १–७')).toBeVisible();
  expect((await rows()).map((row) => row.at(-1))).toEqual(Array(7).fill('सक्रिय छैन'));
  await search(user, 'live');
  expect(await screen.findByText('कुनै अभिलेख भेटिएन !!')).toBeVisible();
});

test.each(['<p>', '</li>', 'section-officer-preparation', 'youtube', 'gazetted'])(
  '%j stands in fields of courses that the list doesn’t show, and finds none',
  async (words) => {
    const { user } = await renderApp(list);
    await rows();
    await search(user, words);
    expect(await screen.findByText('No Records Found !!')).toBeVisible();
  },
);

test('digits are found in either script', async () => {
  const { user } = await renderApp(list);
  await rows();
  await search(user, 'com५');
  await waitFor(async () => expect(await rows()).toEqual([[expect.anything(), 'Computer Operator Level Five', 'COM5', 'Live']]));
});

test('a column that is out of sight is not searched', async () => {
  const { user } = await renderApp(list);
  await rows();
  await search(user, 'adbl');
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  await toggleColumn(user, 'Columns', 'Course Code');
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
  await toggleColumn(user, 'Columns', 'Course Code');
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
});

test('a flag is sorted by the words that its chip has', async () => {
  const { user } = await renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Sort by Live ascending' }));
  await user.click(await screen.findByRole('button', { name: 'Sort by Live descending' }));
  await waitFor(async () => expect((await rows()).map((row) => row.at(-1))).toEqual(Array(5).fill('Not live')));
});

test.each([
  ['English', { locale: 'en', words: 'not live', columns: 'Columns', button: 'Export CSV' }],
  ['Nepali', { locale: 'ne', words: 'सक्रिय छैन', columns: 'स्तम्भहरू', button: 'CSV निर्यात गर्नुहोस्' }],
])('in %s the export holds what the table shows, and no column that it doesn’t', async (_, { locale, words, ...names }) => {
  localStorage.setItem('locale', locale);
  const files = followObjectUrls();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp(found(words));
  const whole = await rows();
  expect(whole.map((row) => row.at(-1))).toEqual(Array(7).fill(words === 'not live' ? 'Not live' : words));
  await toggleColumn(user, names.columns, heads()[0] ?? '');
  const shown = await rows();
  expect(shown).toEqual(whole.map((row) => row.slice(1)));

  await user.click(screen.getByRole('button', { name: names.button }));
  await waitFor(() => expect(files.size).toBe(1));
  const [file] = files.values();
  if (!(file instanceof Blob)) throw new Error('No file was made');
  expect(await file.text()).toBe([heads(), ...shown].map((row) => row.join(',')).join('\r\n'));
});

test('all rows are printed, on whichever page they are, below what narrows them', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp(
    `${list}?filter=${encodeURIComponent('{"is_course_live":"y","course_category":3,"q":"bank"}')}`,
  );
  await rows();
  await screen.findByRole('button', { name: /^Print/ });
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const [, printed] = [...document.querySelectorAll('table')].toReversed();
  expect(printed?.previousElementSibling).toHaveTextContent('Live · Banking and Finance · “bank” · 3 rows');
  expect([...(printed?.querySelectorAll('tbody tr') ?? [])].map((row) => row.children[2]?.textContent)).toHaveLength(3);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelectorAll('table')).toHaveLength(1));
});

test('in Nepali the pager counts in its digits', async () => {
  localStorage.setItem('locale', 'ne');
  await renderApp(`${list}?page=3`);
  expect(await screen.findByText('२७ मध्ये ११–१५')).toBeVisible();
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveAttribute('aria-rowindex', '12');
});
