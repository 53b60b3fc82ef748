import { screen, waitFor, within } from '@testing-library/react';
import { popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const linksOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/\?.*/, ''));

test('the list is in its sequence, marks what was deleted, and deletes or restores it', async () => {
  await renderApp('/onBoardMobileSetup?perPage=10');
  await row('Dashain offer');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((each) => within(each).getAllByRole('cell')[2]?.textContent)).toEqual(['1', '2', '2', '3', '4', '5']);
  const deleted = await row('Dashain offer');
  expect(deleted).toHaveTextContent('Deleted');
  expect(linksOf(deleted)).toContain('/onBoardMobileSetup/restore/5');
  expect(linksOf(deleted)).not.toContain('/onBoardMobileSetup/delete/5');
  expect(linksOf(await row('Welcome to your'))).toContain('/onBoardMobileSetup/delete/1');
});

test('the form says who has a sequence number, while it is typed and when it is sent', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/edit/1');
  const form = await popup('Edit Onboard');
  const sequence = await form.findByRole('textbox', { name: /^Sequence/ });
  await user.clear(sequence);
  await user.type(sequence, '३');
  expect(await form.findByRole('alert')).toHaveTextContent('“Practise as in the hall” has this sequence');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'another place');
  await press(user, form, 'Save');
  await waitFor(() => expect(sequence).toHaveAccessibleDescription(/“Practise as in the hall” has this sequence/));
  await user.clear(sequence);
  await user.type(sequence, '9');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  await press(user, form, 'Save');
  expect(await screen.findByText('Onboard banner updated successfully')).toBeVisible();
});

test('one is deleted, which can be taken back', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/delete/4');
  await press(user, await popup('Delete Onboard'), 'Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Onboard banner restored successfully')).toBeVisible();
});

test('a banner that can’t be restored says which one has its place', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/restore/5');
  const question = await popup('Restore Onboard');
  await press(user, question, 'Restore');
  expect(await question.findByRole('alert')).toHaveTextContent('“घरमै तयारी, आफ्नै गतिमा” has this sequence');
});
