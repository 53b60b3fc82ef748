import { screen, waitFor, within } from '@testing-library/react';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/batchModelsetTagSetup';
const search = `?filter=${JSON.stringify({ courses: 1, year: 2026 })}`;

test('the tags of a course and year stand with their names, and lead to their model set', async () => {
  const { user } = await renderApp(list + search);
  const row = within(await screen.findByRole('row', { name: /Evening batch, Baisakh/ }));
  expect(
    row
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['2', 'Section Officer Model Set 1', 'Evening batch, Baisakh']);
  await user.click(row.getByRole('link', { name: 'View Section Officer Model Set 1' }));
  expect(await (await popup('Model Set Details')).findByText('Section Officer Preparation')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await titles()).toContain('Comprehension & reasoning, with a passage'));
});

test('another year empties model set and batch; a tag is given others of one course and year', async () => {
  const { user } = await renderApp(`${list}/edit/1${search}`);
  const form = await popup('Update Modelset Batch Tag');
  const batch = await form.findByRole('combobox', { name: /^Batch/ });
  await waitFor(() => expect(batch).toHaveDisplayValue('Morning batch, Baisakh'));
  await user.click(form.getByRole('combobox', { name: /^Year/ }));
  await user.click(await screen.findByRole('option', { name: '2025' }));
  await waitFor(() => expect(batch.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  expect(batch).toHaveDisplayValue('');
  await user.click(form.getByRole('combobox', { name: /^Model Set/ }));
  await user.click(await screen.findByRole('option', { name: 'Section Officer Model Set 2' }));
  await user.click(batch);
  await user.click(await screen.findByRole('option', { name: 'Morning batch 2025' }));
  await fill(user, form, { 'Modified Remarks': 'of last year' });
  await save(user, form);
  expect(await screen.findByText('Tag updated successfully')).toBeVisible();
  expect(await screen.findByText('1–5 of 7')).toBeVisible();
  expect(await titles()).toHaveLength(5);
});

test('a tag that another is already is refused at the batch', async () => {
  const { user } = await renderApp(`${list}/edit/1${search}`);
  const form = await popup('Update Modelset Batch Tag');
  const batch = await form.findByRole('combobox', { name: /^Batch/ });
  await waitFor(() => expect(batch).toHaveDisplayValue('Morning batch, Baisakh'));
  await user.clear(batch);
  await user.type(batch, 'evening');
  await user.click(await screen.findByRole('option', { name: 'Evening batch, Baisakh' }));
  await fill(user, form, { 'Modified Remarks': 'the other class' });
  await save(user, form);
  await waitFor(() => expect(batch).toHaveAccessibleDescription('This batch is tagged with this model set already'));
});

test('a tag is deleted after a question that names both', async () => {
  const { user } = await renderApp(`${list}${search}`);
  const name = 'Section Officer Model Set 1 · Morning batch, Baisakh';
  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  const question = await popup('Delete Modelset Batch Tag');
  expect(question.getByText(/“Morning batch, Baisakh” no longer has the model set “Section Officer Model Set 1”/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tag deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: `Delete ${name}` })).not.toBeInTheDocument());
});
