import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

/** One screen of each kind, with the address to which it leads. */
const cases = [
  ['details beside the tree', '/coursesetup/viewCourseDetails/gone', '/coursesetup'],
  ['a form beside the tree', '/coursesetup/editLessons/gone', '/coursesetup'],
  ['what is added below a record', '/department/addDepartment/99999', '/department'],
  ['files of a lesson', '/coursesetup/addResources/99999', '/coursesetup'],
  ['details on a page', '/quizsetup/view/99999/untaggedquizreport', '/untaggedquizreport'],
  ['a form on a page', '/paragraphSetup/edit/99999', '/paragraphSetup'],
  ['a form of steps', '/employee/edit/99999', '/employee'],
  ['a page of its own', '/modelsetQuizView/99999', '/modelsetSetup'],
  ['questions of a passage', '/paragraphSetup/tag/99999', '/paragraphSetup'],
  ['details in a popup', '/coursePriceSetup/view/99999', '/coursePriceSetup'],
  ['a form in a popup', '/company/edit/99999', '/company'],
  ['a question', '/feature/delete/99999', '/feature'],
  ['an image', '/homeBannerSetup/image/99999', '/homeBannerSetup'],
] as const;

test.each(cases)('%s of a record that isn’t there says so, and leads to the list', async (_, address, list) => {
  const { user } = await renderApp(address);
  const told = within(
    (await screen.findByText(/^This could not be loaded: .*(?:not found|nothing at)/)).parentElement ?? document.body,
  );
  const wayOut = told.queryByRole('link', { name: /^To the (?:list|tree)$/ }) ?? told.getByRole('button', { name: 'Go back' });
  expect(told.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(wayOut);
  await waitFor(() => expect(window.location.pathname).toBe(list));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a popup over the details of a record that isn’t there leads to these, and they to the list', async () => {
  const { user } = await renderApp('/alumni/viewDetails/99999/image');
  const popup = within(await screen.findByRole('dialog', { name: 'Update Alumni Image' }));
  await user.click(await popup.findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Edit Alumni' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'To the list' }));
  await waitFor(() => expect(window.location.pathname).toBe('/alumni'));
});
