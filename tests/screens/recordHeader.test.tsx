import { screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '@tests/support/layout';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const priced = `?filter=${JSON.stringify({ courses: 1 })}`;
const wayIn = async (scope: Pick<typeof screen, 'findByRole'>) => {
  const way = within(await scope.findByRole('navigation', { name: 'Stands below' }));
  return { way, steps: () => way.getAllByRole('listitem').map(({ textContent }) => textContent) };
};

test('a popup shows the record’s list and course as links above it, and no row repeats them', async () => {
  const { user } = await renderApp(`/coursePriceSetup/view/1${priced}`);
  const details = await popup('Course Price Details');
  expect(await details.findByText('Price Before Tax')).toBeVisible();
  const { way, steps } = await wayIn(details);
  expect(steps()).toEqual(['Course Price Setup', 'Section Officer Preparation']);
  expect(details.queryByText('Course')).not.toBeInTheDocument();
  expect(way.getByRole('link', { name: 'Course Price Setup' })).toHaveAttribute('href', expect.stringContaining('filter='));
  await user.click(way.getByRole('link', { name: 'Section Officer Preparation' }));
  expect(await popup('Course Details')).toBeTruthy();
  expect(window.location.pathname).toBe('/coursesetup/coursesetup/view/1');
});

test('a list’s other actions on a record are in its popup’s menu, in one order, removals last', async () => {
  const { user } = await renderApp(`/coursePriceSetup/view/1${priced}`);
  const details = await popup('Course Price Details');
  await user.click(await details.findByRole('button', { name: 'Actions of Full course, 6 months' }));
  const entries = screen.getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'History',
    'Print',
    'Deactivate Full course, 6 months',
    'Delete Full course, 6 months',
  ]);
  await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
  expect(await popup('Delete Course Price')).toBeTruthy();
});

const ofSection = `?filter=${JSON.stringify({ courses: 1, year: 2026 })}`;

test('harmless actions are buttons in the popup, two at most; the rest is in its menu, before the filled button', async () => {
  const { user } = await renderApp(`/modelsetSetup/view/1${ofSection}`);
  const details = await popup('Model Set Details');
  await details.findByRole('link', { name: 'Edit' });
  const controls = [...details.getAllByRole('link'), ...details.getAllByRole('button')]
    .filter((control) => control.closest('.MuiDialogActions-root'))
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent);
  expect(names.slice(-5)).toEqual([
    'Close',
    'See the questions',
    'Tag to a batch',
    'Actions of Section Officer Model Set 1',
    'Edit',
  ]);
  await user.click(details.getByRole('button', { name: /^Actions of/ }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Tag Section Officer Model Set 1 as a live quiz',
    'Copy Section Officer Model Set 1',
    'History',
    'Print',
    'Deactivate Section Officer Model Set 1',
    expect.stringMatching(/^Delete Section Officer Model Set 1/),
  ]);
});

test('a deleted record is restored by a button in its popup; without what doesn’t fit it there is no menu', async () => {
  await renderApp('/onBoardMobileSetup/view/5');
  const details = await popup('Onboard Details');
  expect(await details.findByRole('link', { name: 'Restore' })).toBeVisible();
  expect(details.getByRole('link', { name: 'Update the image' })).toBeVisible();
  expect(details.queryByRole('button', { name: /^Actions of/ })).not.toBeInTheDocument();
});

test.each([
  ['a popup', `/modelsetSetup/view/1${ofSection}`, /^View Section Officer Model Set 1/],
  ['a page', '/quizsetup/view/1/quizsetup', /^Tag to MS/],
  ['a model set’s page', '/modelsetQuizView/1', /^Pick questions/],
  ['a panel', '/coursesetup/viewCourseDetails/section-officer-preparation', /^Add subcourse$/],
])('on a phone what else can be done with the record of %s is in its menu', async (_, address, first) => {
  onPhone();
  const { user } = await renderApp(address);
  // The rows of the tree have such menus too.
  const menu = await waitFor(() => {
    const last = screen.getAllByRole('button', { name: /^Actions of/ }).at(-1);
    if (!last || last.closest('[role=treeitem]')) throw new Error('the record isn’t there yet');
    return last;
  });
  expect(screen.queryByRole('link', { name: first })).not.toBeInTheDocument();
  await user.click(menu);
  expect(screen.getAllByRole('menuitem')[0]).toHaveTextContent(first);
});

test('a list that does nothing else with a record has no such menu', async () => {
  await renderApp('/quizLevelSetup/view/1');
  const details = await popup('Level Details');
  expect(await details.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(details.queryByRole('button', { name: /^Actions of/ })).not.toBeInTheDocument();
});

test('a page of details has the way and the menu as well', async () => {
  const { user } = await renderApp('/alumni/viewDetails/1');
  expect(await screen.findByRole('link', { name: 'Edit Alumni' })).toBeVisible();
  const { steps } = await wayIn(screen);
  await waitFor(() => expect(steps()).toEqual(['Alumni Setup', 'Section Officer Preparation']));
  await user.click(await screen.findByRole('button', { name: /^Actions of/ }));
  await user.click(screen.getByRole('menuitem', { name: /^Delete/ }));
  expect(await popup('Delete Alumni')).toBeTruthy();
});

test('a tag of a question leads to its question, which has the same name', async () => {
  const of = `?filter=${JSON.stringify({ courses: 18, year: 2026, modelset: 18 })}`;
  const { user } = await renderApp(`/modelsetQuizReport${of}`);
  await user.click(await screen.findByRole('link', { name: 'Choose the correct sentence.' }));
  const { way, steps } = await wayIn(await popup('Quiz Tag Details'));
  expect(await way.findByRole('link', { name: 'Quiz Details' })).toBeVisible();
  expect(steps()).toEqual(['Modelset Report', 'KUSOM and BBS Entrance', 'Quiz Details']);
  await user.click(way.getByRole('link', { name: 'Quiz Details' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Choose the correct sentence/ })).toBeVisible();
});
