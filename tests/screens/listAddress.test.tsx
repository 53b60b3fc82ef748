import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/coursesetup/coursecategorysetup';

/** Returns the pager's text, and the first row's number and name. */
async function shown() {
  const rows = (await screen.findByText(/^\d+–\d+ of \d+$/)).textContent;
  const [number, name] = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  return [rows, number, name];
}

const opened = ['1–5 of 14', '1', 'Public Service Commission'];

test.each([
  ['perPage=0&filter={}', opened],
  ['perPage=7', opened],
  ['perPage=10&perPage=25', opened],
  ['page=0', opened],
  ['page=-1', opened],
  ['page=abc', opened],
  ['page=3&page=2', opened],
  ['sort=', opened],
  ['sort=category_name&order=sideways&filter={}', ['1–5 of 14', '1', 'Banking and Finance']],
  ['sort=category_name&filter={}', ['1–5 of 14', '1', 'Banking and Finance']],
  ['filter=%7Bbroken', opened],
  ['filter=%22text%22', opened],
  ['filter=%7B%22nosuch%22%3A1%7D', opened],
])('?%s opens the list with its default, here and at the next visit', async (search, expected) => {
  const { unmount } = await renderApp(`${list}?${search}`);
  expect(await shown()).toEqual(expected);
  unmount();
  await renderApp(list);
  expect(await shown()).toEqual(expected);
});

test.each([
  ['page=99', '11–14 of 14', '3'],
  ['page=4', '11–14 of 14', '3'],
  ['page=999999999', '11–14 of 14', '3'],
  ['page=2&perPage=25', '1–14 of 14', '1'],
])('?%s is past the end: the list shows its last page', async (search, rows, page) => {
  await renderApp(`${list}?${search}`);
  expect(await screen.findByText(rows)).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe(page));
});

test('a popup stays open over a list whose address made no sense', async () => {
  await renderApp(`${list}/view/3?perPage=0`);
  expect(await screen.findByRole('dialog', { name: 'Course Category Details' })).toBeVisible();
  expect(window.location.pathname).toBe(`${list}/view/3`);
});

test('a list that is opened without parameters keeps its order, but not its search', async () => {
  const { unmount } = await renderApp(`${list}?sort=category_name&order=DESC&perPage=10&filter={"q":"service"}`);
  const [rows] = await shown();
  expect(rows).not.toMatch(/ of 14$/);
  unmount();
  await renderApp(list);
  const [again, , name] = await shown();
  expect(again).toBe('1–10 of 14');
  expect(name).toBe('लोक सेवा (नेपाली माध्यम)');
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});
