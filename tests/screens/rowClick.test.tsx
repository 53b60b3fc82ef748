import { screen, waitFor, within } from '@testing-library/react';
import { found, popup } from '@tests/support/bulk';
import { row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('a click on the row of a list without details opens its form', async () => {
  const { user } = await renderApp(found('/featureTag', { courses: 1 }));
  const [first] = await screen.findAllByRole('link', { name: /^Edit / });
  const name = first?.getAttribute('aria-label')?.replace('Edit ', '') ?? '';
  await user.click(
    within(await row(name))
      .getAllByRole('cell')
      .at(-2) ?? document.body,
  );
  await popup('Edit Feature Tag');
});

test('a click on a tag of a model set opens that model set', async () => {
  const { user } = await renderApp(found('/batchModelsetTagSetup', { courses: 1, year: 2026 }));
  const [view] = await screen.findAllByRole('link', { name: /^View / });
  const line = view?.closest('tr') ?? document.body;
  await user.click(within(line).getAllByRole('cell').at(-2) ?? document.body);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(view?.getAttribute('href')));
});

test('a click on a row that can only be chosen chooses it, and again it doesn’t', async () => {
  const enroll_date = { from_nep: '2081-01-01', from: '2024-04-13', to_nep: '2083-08-10', to: '2026-11-26' };
  const { user } = await renderApp(found('/batchTag', { courses: 1, courseprice: [1, 2, 5, 8, 11], enroll_date }));
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  const line = box?.closest('tr') ?? document.body;
  await user.click(within(line).getAllByRole('cell').at(-1) ?? document.body);
  await waitFor(() => expect(box).toBeChecked());
  await user.click(within(line).getAllByRole('cell').at(-1) ?? document.body);
  await waitFor(() => expect(box).not.toBeChecked());
});
