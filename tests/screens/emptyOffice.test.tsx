import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

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
