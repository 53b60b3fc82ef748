import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { box, button, choose, dateBox, heading, next, place, type } from '@tests/support/employeeWizard';
import { newEmployee } from '@tests/support/newEmployee';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';
import { drafts } from '@/providers/drafts';

test('Next and Prev lead through eight steps, which stand in the address; nothing wrong keeps anybody', async () => {
  const { user } = await renderApp('/employee/add');
  await heading('Step 1 of 8: General Info');
  expect(button('Prev')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  await next(user);
  await waitFor(async () => expect(await heading('Step 2 of 8: Identification Info')).toHaveFocus());
  expect(place()).toBe('identification');
  expect(button('Step 1: General Info, needs correcting')).toBeVisible();
  await user.click(button('Prev'));
  await heading('Step 1 of 8: General Info');
  expect(box(/^First Name/)).toHaveAccessibleDescription('This field is required');
  await user.click(button('Step 8: Language Skill Info'));
  await heading('Step 8 of 8: Language Skill Info');
  history.back();
  await heading('Step 1 of 8: General Info');
  history.forward();
  await heading('Step 8 of 8: Language Skill Info');
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(button('Finish')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('an address opens its step, and one of no step the first', async () => {
  const { unmount } = await renderApp('/employee/add?step=family');
  await heading('Step 3 of 8: Family Info');
  unmount();
  await renderApp('/employee/add?step=%25');
  await heading('Step 1 of 8: General Info');
});

test('Finish goes to the first step with a fault, and to the field', async () => {
  const { user } = await renderApp('/employee/add?step=languages');
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  await heading('Step 1 of 8: General Info');
  await waitFor(() => expect(box(/^First Name/)).toHaveFocus());
  expect(box(/^First Name/)).toHaveAccessibleDescription('This field is required');
  for (const title of ['1: General Info', '2: Identification Info', '3: Family Info', '4: Service Integration']) {
    expect(button(`Step ${title}, needs correcting`)).toBeVisible();
  }
  expect(button('Step 5: Academic Info, complete')).toBeVisible();
  // The summary counts the invalid fields of each step, and leads to the first of them.
  expect(screen.getByRole('group', { name: /^\d+ fields need your attention/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^\d+ in General Info$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mobile No' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^\d+ in Family Info$/ }));
  await heading('Step 3 of 8: Family Info');
  await waitFor(() => expect(box(/^Father’s Name/)).toHaveFocus());
});

test('a date is filled from either side', async () => {
  const { user } = await renderApp('/employee/add?step=identification');
  await heading(/Identification Info/);
  await type(user, { 'Citizenship Issued Date \\(BS\\)': '2083-01-01' });
  expect(dateBox(/^Citizenship Issued Date \(AD\)/)).toHaveValue('2026-04-14');
  await user.clear(dateBox(/^Citizenship Issued Date \(AD\)/));
  expect(box(/^Citizenship Issued Date \(BS\)/)).toHaveValue('');
  await user.type(dateBox(/^Citizenship Issued Date \(AD\)/), '2026-04-15');
  expect(box(/^Citizenship Issued Date \(BS\)/)).toHaveValue('2083-01-02');
});

test('Married asks for the spouse, and what is undone is cleared', async () => {
  const { user } = await renderApp('/employee/add?step=family');
  await heading(/Family Info/);
  expect(screen.queryByRole('textbox', { name: /^Spouse’s Name/ })).not.toBeInTheDocument();
  await choose(user, /^Marital Status/, 'Married');
  await user.click(button('More'));
  await type(user, { 'Spouse’s Name': 'Sita Sharma', 'Marriage Date \\(BS\\)': '2080-01-01' });
  await choose(user, /^Marital Status/, 'Divorced');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Spouse’s Name/ })).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: /^Has Children/ })).toBeVisible();
  await choose(user, /^Marital Status/, 'Married');
  await waitFor(() => expect(box(/^Spouse’s Name/)).toHaveValue(''));
  expect(dateBox(/^Marriage Date \(AD\)/)).toHaveValue('');
});

test('a zone has its districts, of which another zone has none; who lives at home has one address', async () => {
  const { user } = await renderApp('/employee/add');
  await heading(/General Info/);
  expect(await screen.findByRole('combobox', { name: /^District/ })).toBeDisabled();
  await choose(user, /^Zone/, 'Gandaki');
  await choose(user, /^District/, 'Kaski');
  const same = within(screen.getByRole('group', { name: /^Same as permanent/ }));
  expect(same.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await user.click(same.getByRole('radio', { name: 'No' }));
  await choose(user, /^Temporary Zone/, 'Bagmati');
  await choose(user, /^Temporary District/, 'Lalitpur');
  await choose(user, /^Zone/, 'Bagmati');
  expect(screen.getByRole('combobox', { name: /^District/ })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /^Temporary District/ })).toHaveValue('Lalitpur');
  await user.click(same.getByRole('radio', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Temporary Zone/ })).not.toBeInTheDocument());
});

const owner = { email: 'staff@coursedesk.test', address: '/employee/add' };

/** Opens the wizard, and restores a draft of it that was left at the last step. */
async function restore(changes: object, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/employee/add');
  await drafts.save(owner, { values: { ...newEmployee, ...changes }, standing: {}, savedAt: Date.now(), step: 7 });
  app.unmount();
  const again = await renderApp('/employee/add', options);
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await heading('Step 8 of 8: Language Skill Info');
  return again;
}

test('a draft comes back where it was left; Finish, pressed twice, makes one employee and shows them', async () => {
  const { user, asked } = await restore({});
  expect(box(/^Language/)).toHaveValue('नेपाली');
  await user.dblClick(button('Finish'));
  await heading(/Aarati कुमारी Basnet <QA & R>/);
  expect(location.pathname).toBe('/employee/view/21');
  expect(screen.getAllByText('Srijana Chowk, Pokhara-8, Kaski, Gandaki, Nepal')).toHaveLength(2);
  expect(screen.getByRole('row', { name: /BBS.*Passed · 3\.2 · 2072/ })).toBeVisible();
  expect(asked().filter((call) => call.startsWith('addEmployee'))).toHaveLength(1);
  await waitFor(async () => expect(await drafts.load(owner)).toBeUndefined());
});

test('a server’s refusal opens its step and is shown at its field; the rest stays', async () => {
  const { user } = await restore({ emp_email: 'prakash.adhikari@mail.test' });
  await user.click(button('Finish'));
  await heading('Step 1 of 8: General Info');
  await waitFor(() => expect(box(/^Email/)).toHaveFocus());
  expect(box(/^Email/)).toHaveAccessibleDescription('An employee with this email already exists');
  expect(box(/^First Name/)).toHaveValue('Aarati');
});

test('a refusal inside a part is shown at its field, too', async () => {
  const { user } = await restore({ citizenship_no: '39-01-91-10234' });
  await user.click(button('Finish'));
  await heading('Step 2 of 8: Identification Info');
  expect(box(/^Citizenship No/)).toHaveAccessibleDescription('An employee with this citizenship number already exists');
});

test('what was typed is kept with the step that was shown', async () => {
  const { user, unmount } = await renderApp('/employee/add?step=skills');
  await user.click(await screen.findByRole('button', { name: 'Add a row' }));
  await type(user, { 'Skill Name': 'Typing' });
  await user.click(button('Prev'));
  await heading('Step 6 of 8: Training Info');
  unmount();
  await waitFor(async () =>
    expect(await drafts.load(owner)).toMatchObject({
      step: 5,
      values: { skills: [{ skill_name: 'Typing', skill_level: null }] },
    }),
  );
});

test('a session that ends at Finish leads back to the step, where the draft brings all of it back to be saved', async () => {
  const { between, answer } = betweenServer();
  const { user, asked } = await restore({}, { between });
  answer.all = { status: 401, body: { detail: 'It is over' } };
  await user.click(button('Finish'));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  answer.all = undefined;
  await user.click(screen.getByLabelText('Email'));
  await user.paste('staff@coursedesk.test');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Coursedesk#1');
  await user.keyboard('{Enter}');
  await heading('Step 8 of 8: Language Skill Info');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(box(/^Language/)).toHaveValue('नेपाली');
  await user.click(button('Finish'));
  await heading(/Aarati कुमारी Basnet <QA & R>/);
  expect(asked().filter((call) => call.startsWith('addEmployee'))).toHaveLength(2);
});
