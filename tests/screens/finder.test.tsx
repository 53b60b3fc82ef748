import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const box = () => screen.findByRole('combobox', { name: 'Find anything' });
const options = () => within(screen.getByRole('listbox', { name: 'What was found' })).getAllByRole('option');
const first = () => options().at(0)?.textContent;

/** Opens the finder on a screen, once the catalogue has loaded. */
async function openFinder(path = '/dashboard') {
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.type(await box(), 'physical regions');
  await waitFor(() => expect(first()).toMatch(/^Physical regions/));
  await app.user.clear(await box());
  return app;
}

test('a lesson is found by its name and opened, and its page takes the focus', async () => {
  const { user } = await openFinder();
  await user.keyboard('phys reg');
  await waitFor(() => expect(first()).toMatch(/^Physical regionsPublic Service Commission › .* › Geography of NepalLesson$/));
  expect(await box()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  await user.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/coursesetup/viewLessonsDetails/physical-regions');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const panel = await screen.findByRole('heading', { name: 'Lesson Details', level: 2 });
  await waitFor(() => expect(panel).toHaveFocus());
});

test('what is typed before the finder has come stands in its box, and does nothing else', async () => {
  const { user } = await renderApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}new क');
  expect(await box()).toHaveValue('new क');
  expect(window.location.pathname).toBe('/faq');
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('s');
  expect(await box()).toHaveValue('new कs');
});

test('a record is found by its code and by its slug, in either script', async () => {
  const { user } = await openFinder();
  for (const [query, name] of [
    ['public-service-comm', 'Public Service Commission'],
    ['PSC', 'Public Service Commission'],
    ['लोक सेवा', 'लोक सेवा'],
  ] as const) {
    await user.clear(await box());
    await user.type(await box(), query);
    await waitFor(() =>
      expect(
        options()
          .map(({ textContent }) => textContent)
          .join('\n'),
      ).toContain(name),
    );
  }
});

test('every area enters its screen and its form by its declaration', async () => {
  const { user } = await openFinder();
  await user.type(await box(), 'add faq');
  await waitFor(() => expect(first()).toBe('Add FAQAction'));
  await user.clear(await box());
  await user.type(await box(), 'faq setup');
  // The menu's name for the screen differs from the page's.
  await waitFor(() => expect(first()).toBe('FAQsLearner ContentScreen'));
  await user.keyboard('{Enter}');
  expect(await heading('FAQ Setup')).toBeVisible();
});

test('records of a list that was read are found, and open in that list', async () => {
  const { user, asked } = await renderApp(`/faq?filter=${encodeURIComponent('{"courses":1}')}`);
  const question = await waitFor(() => screen.getAllByRole('cell')[1]?.textContent || expect.fail('No row has come'));
  await user.keyboard('{Control>}k{/Control}');
  const before = asked().filter((call) => /FAQByCourse/.test(call)).length;
  await user.type(await box(), question);
  await waitFor(() => expect(first()).toContain(question));
  expect(asked().filter((call) => /FAQByCourse/.test(call))).toHaveLength(before);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'FAQ Details' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"courses":1}');
});

test('what was seen lately comes first', async () => {
  const { user } = await renderApp('/coursesetup/viewCourseDetails/section-officer-preparation');
  await screen.findByRole('heading', { level: 2 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'settings{Enter}');
  await heading('Settings');
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(first()).toMatch(/^Section Officer Preparation/));
});

test('the arrows go round, Escape leads back to where one was', async () => {
  const { user } = await openFinder();
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Find anything' });
  await user.click(button);
  await user.type(await box(), 'theme');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowUp}');
  expect(options()[2]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  expect(options()[1]).toHaveTextContent('Theme: Dark');
  await user.keyboard('{Enter}');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await waitFor(() => expect(button).toHaveFocus());
});

test('the language is found by its English name, and asks before work is lost', async () => {
  const { user } = await renderApp('/settings');
  await user.type(await screen.findByLabelText(/Old password/), 'x');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'nepali');
  await waitFor(() => expect(first()).toMatch(/^Language: नेपाली/));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Change the language without saving?' })).toBeVisible();
});

test.each([
  ['मोडल सेट', 'मोडल सेट व्यवस्थापन'],
  ['नमुना प्रश्नपत्र व्यवस्थापन', 'मोडल सेट व्यवस्थापन'],
  ['modelset setup', 'मोडल सेट व्यवस्थापन'],
  ['पाठ्यक्रमहरू', 'कोर्सहरू'],
  ['क्विज व्यवस्थापन', 'प्रश्न व्यवस्थापन'],
  ['प्रशिक्षक फर्काउने', 'मेटाइएका प्रशिक्षक ट्यागहरू'],
  ['add model set', 'मोडल सेट थप्नुहोस्'],
  ['साइन आउट', 'लगआउट'],
])('in Nepali “%s” finds %s', async (words, name) => {
  localStorage.setItem('locale', 'ne');
  const { user } = await renderApp('/settings');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('combobox', { name: 'खोज्नुहोस्' }));
  await user.paste(words);
  const listbox = within(await screen.findByRole('listbox', { name: 'भेटिएका कुरा' }));
  await waitFor(() =>
    expect(listbox.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${name}`))]),
    ),
  );
});

test('in English a screen is found by its Nepali words', async () => {
  const { user } = await openFinder();
  await user.click(await box());
  await user.paste('नमुना प्रश्नपत्र');
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toContain('Model Set SetupModel SetsScreen'));
});

test('a missing course is reported; a catalogue that fails to load is reported, too, and can be loaded again', async () => {
  const { user } = await renderApp('/settings?fail=getCourseTree:500');
  await heading('Settings');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'physical regions');
  expect(await screen.findByText('Nothing is called so.', { selector: 'p' })).toBeVisible();
  const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
  window.history.replaceState(null, '', '/settings?fail=');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(first()).toMatch(/^Physical regions/));
});

test('a record of a tree that was read is found by its code, and so are the pages and forms of areas', async () => {
  const { user } = await renderApp('/department');
  await screen.findByRole('tree');
  for (const [query, found, address] of [
    ['ACAD', 'Academics', '/department/viewDepartment/2'],
    ['import questions', 'Import questions', '/quizsetup/import'],
    ['add department', 'Add Department', '/department'],
  ] as const) {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), query);
    await waitFor(() => expect(first()).toMatch(new RegExp(`^${found}`)));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(address));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('a record is listed under the name of its kind, and what begins with a word comes before its middle', async () => {
  const { user } = await renderApp('/settings');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'IOE Entrance 2025');
  await waitFor(() => expect(first()).toMatch(/Model set$/));
});

test('«Add lesson» asks for its place, and Escape goes back', async () => {
  const { user } = await openFinder();
  await user.type(await box(), 'add lesson');
  await waitFor(() => expect(first()).toBe('Add LessonAction'));
  await user.keyboard('{Enter}');
  const place = () => screen.findByRole('combobox', { name: 'Main topic of the new lesson' });
  expect(await place()).toHaveValue('');
  await user.keyboard('{Escape}');
  expect(await box()).toHaveValue('');
  await user.type(await box(), 'add lesson{Enter}');
  await user.type(await place(), 'geography of nepal');
  await waitFor(() => expect(first()).toMatch(/^Geography of Nepal.*Main topic$/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/coursesetup\/addLessons\/\d+$/));
  expect(await screen.findByRole('heading', { name: /Add Lesson/ })).toBeVisible();
});

test('before anything is typed, records seen lately come first, though they aren’t read any more, and then the actions', async () => {
  for (const address of ['/department/viewDepartment/2', '/modelsetSetup/view/1']) {
    const before = await renderApp(address);
    await screen.findAllByText(/Academics|Section Officer Model Set 1/);
    before.unmount();
  }
  const { user } = await renderApp('/settings');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await box();
  await waitFor(() => expect(first()).toMatch(/^Section Officer Model Set 1.*Model set$/));
  await waitFor(() => expect(options()[1]).toHaveTextContent(/^Academics.*Department$/));
  expect(options()[2]).toHaveTextContent(/Action$/);
});
