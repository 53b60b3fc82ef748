import { screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { companyCalls } from '@/contract/company';

test('a record’s history says who changed which words, and fills them into the form again', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/edit/1');
  const form = await popup('Edit Onboard');
  const title = await form.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Welcome to your desk');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'shorter words');
  await press(user, form, 'Save');
  expect(await screen.findByText('Onboard banner updated successfully')).toBeVisible();

  const { user: reader } = await renderApp('/onBoardMobileSetup/view/1');
  const details = await popup('Onboard Details');
  await reader.click(await details.findByRole('button', { name: /^More|actions/i }));
  await reader.click(await screen.findByRole('menuitem', { name: 'History' }));
  const history = await popup('History of “Welcome to your desk”');
  expect(await history.findByText('Changed by asmita.shrestha')).toBeVisible();
  expect(history.getByText('Remark: shorter words')).toBeVisible();
  expect(history.getByText('classroom').closest('del')).toBeVisible();
  expect(history.getByText('desk').closest('ins')).toBeVisible();

  await reader.click(history.getByRole('link', { name: 'Bring back' }));
  const again = await popup('Edit Onboard');
  const restored = await again.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(restored).toHaveValue('Welcome to your classroom'));
  expect(again.getByText(/^Earlier values are filled in/)).toBeVisible();
  await reader.type(again.getByRole('textbox', { name: /^Modified Remarks/ }), 'as it was');
  await press(reader, again, 'Save');
  expect(await screen.findByText('Onboard banner updated successfully')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Welcome to your classroom/ })).toBeVisible();
});

const contactForm = {
  company_id: 1,
  company_name: 'Coursedesk Education Pvt. Ltd.',
  company_address: 'Putalisadak',
  company_email: 'info@coursedesk.test',
};

/** Opens the history of the first company, whose contacts a colleague has changed. */
async function openContacts() {
  const colleague = await openColleague();
  const contacts = ['9801234567', '014441199', '9841000999'];
  await colleague.send(companyCalls.editCompanyDetails, {
    ...contactForm,
    company_contact: contacts.map((company_contact_no) => ({ company_contact_no })),
    contact_id: [2, 1, null],
  });
  const { user } = await renderApp('/company/view/1');
  const details = await popup('Company Details');
  await user.click(await details.findByRole('button', { name: 'History' }));
  return { user, history: await popup('History of “Coursedesk Education Pvt. Ltd.”') };
}

const numbers = (form: Awaited<ReturnType<typeof popup>>) =>
  form.getAllByRole('textbox', { name: /^Contact No/ }).map((input) => input.getAttribute('value'));

test('a list’s history says which row was changed, added, removed or moved, and the version has its rows in their order', async () => {
  const { user, history } = await openContacts();
  const rows = (await history.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^Row 1 \(before: Row 2\)/),
    expect.stringMatching(/^Row 2 \(before: Row 1\)Bring back this rowContact No/),
    expect.stringMatching(/^Row 3 removed.*9841000321/),
    expect.stringMatching(/^Row 3 added.*9841000999/),
  ]);
  const [list] = history.getAllByRole('link', { name: 'Bring back' }).slice(-1);
  if (list) await user.click(list);
  const form = await popup('Edit Company');
  await waitFor(() => expect(numbers(form)).toEqual(['014441122', '9801234567', '9841000321']));
  await press(user, form, 'Save');
  expect(await screen.findByText(/Company updated successfully/)).toBeVisible();
  const { data } = await (await openColleague()).send(companyCalls.getCompanyList, { page: '1' });
  const { company_contact: stored = [] } = data.find(({ id }) => id === 1) ?? {};
  expect(stored).toMatchObject([
    { id: 1, company_contact_no: '014441122' },
    { id: 2, company_contact_no: '9801234567' },
    { company_contact_no: '9841000321' },
  ]);
  expect(stored[2]?.id).toBeGreaterThan(6);
});

test('a single row is brought back among those that stand', async () => {
  const { user, history } = await openContacts();
  const removed = (await history.findAllByRole('listitem')).find(({ textContent }) => textContent.startsWith('Row 3 removed'));
  if (removed) await user.click(within(removed).getByRole('link', { name: 'Bring back this row' }));
  const form = await popup('Edit Company');
  await waitFor(() => expect(numbers(form)).toEqual(['9801234567', '014441199', '9841000321', '9841000999']));
});

test('a record that nobody has written since says so', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/view/2');
  const details = await popup('Onboard Details');
  await user.click(await details.findByRole('button', { name: /^More|actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  expect(await screen.findByText('Nothing has been written since the history began.')).toBeVisible();
});
