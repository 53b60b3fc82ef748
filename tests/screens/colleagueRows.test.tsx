import { screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { submit } from '@tests/support/forms';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { companyCalls } from '@/contract/company';
import { quizCalls } from '@/contract/quiz';

const option = (number: number) => within(screen.getByRole('group', { name: `Option ${'ABCDE'[number - 1]}` }));
const readOptions = async () => (await (await openColleague()).send(quizCalls.getQuizById, { id: '1' })).data;

/** Saves, as a colleague, another text of one option of the question. */
async function colleagueSaves(from: string, to: string) {
  const { question, correct_option, answer_desc, quiz_options } = await readOptions();
  const changed = quiz_options.map(({ options, correct }) => ({ options: options === from ? to : options, correct }));
  const fields = { question, correct_option, answer_desc, has_video_solution: 'n', quiz_options: changed } as const;
  await (await openColleague()).send(quizCalls.editQuiz, { question_id: 1, ...fields });
}

async function typeFirst(text: string) {
  const app = await renderApp('/quizsetup/edit/1');
  await screen.findByRole('textbox', { name: /^Question/ });
  await app.user.click(option(1).getByRole('textbox'));
  await app.user.paste(text);
  return app;
}

const texts = async () => (await readOptions()).quiz_options.map(({ options }) => options);

test('two people change different options of a question: both are saved, and nobody is asked', async () => {
  const { user } = await typeFirst('Sapta ');
  await colleagueSaves('<p>Mahakali</p>', '<p>Sharda</p>');
  await submit(user);
  expect(await screen.findByText('Quiz updated successfully')).toBeVisible();
  expect(await texts()).toEqual(['<p>Sapta Koshi</p>', '<p>Karnali</p>', '<p>Gandaki</p>', '<p>Sharda</p>']);
});

test('the option that both changed is asked about, without ids', async () => {
  const { user } = await typeFirst('Sapta ');
  await colleagueSaves('<p>Koshi</p>', '<p>Kosi</p>');
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
  const theirs = dialog.getByRole('radio', { name: /^Theirs: Option A: Kosi, False\sOption B: Karnali, True/ });
  expect(dialog.getByRole('radio', { name: /^Mine: Option A: Sapta Koshi, False\sOption B: Karnali, True/ })).not.toBeChecked();
  await user.click(theirs);
  await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
  expect(await screen.findByText('Quiz updated successfully')).toBeVisible();
  expect((await texts())[0]).toBe('<p>Kosi</p>');
});

test('two people change, add and remove different contacts of a company: all of it is saved', async () => {
  const { user } = await renderApp('/company/edit/1');
  const form = await popup('Edit Company');
  await waitFor(() => expect(form.getAllByRole('textbox', { name: /^Contact No/ })).toHaveLength(3));
  await user.click(form.getByRole('button', { name: 'Remove Row 2' }));
  const colleague = await openColleague();
  const standing = (await colleague.send(companyCalls.getCompanyList, { page: '1' })).data.find(({ id }) => id === 1);
  const { company_name = '', company_address, company_email = '' } = standing ?? {};
  await colleague.send(companyCalls.editCompanyDetails, {
    ...{ company_id: 1, company_name, company_email, company_address: company_address ?? '' },
    company_contact: ['014441199', '9801234567', '9841000321', '9811111111'].map((company_contact_no) => ({
      company_contact_no,
    })),
    contact_id: [1, 2, 3, null],
  });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Company updated successfully/)).toBeVisible();
  const row = await screen.findByRole('row', { name: /Coursedesk Education/ });
  await waitFor(() => expect(row).toHaveTextContent('014441199, 9841000321, 9811111111'));
});
