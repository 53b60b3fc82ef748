import students from '@fixtures/student.json';
import { screen } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { pick, popup } from '@tests/support/bulk';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { batchTagCalls } from '@/contract/batchTag';

const enroll_date = { from: '2024-04-13', to: '2026-11-26' };
const evening = { Batch: 'Evening batch, Baisakh' };

test('a pasted roster is sorted line by line; a doubtful line is chosen in place, and all who are meant are tagged', async () => {
  const { user, asked } = await renderApp('/batchTag/roster');
  const form = await popup('Add a Roster');
  await pick(user, form, { Course: 'Section Officer', ...evening });
  const twice = students.filter(({ full_name }) => full_name === 'Sita Rai');
  expect(twice).toHaveLength(2);
  const area = form.getByRole('textbox', { name: /^Students/ });
  await user.click(area);
  await user.paste(
    ['Nobody at all', '9859561687', 'aarav.karki@example.com.np', '', 'Alisha Ojha', 'Ms. Alisha Ojha'].join('\n'),
  );
  expect(await form.findByText(/^5 lines, students to tag: \d$/)).toBeVisible();
  // A name among other words is made sure of.
  const who = await form.findByRole('combobox', { name: /^Who is meant\?/, description: 'Ms. Alisha Ojha' });
  await user.click(who);
  await user.click(await screen.findByRole('option', { name: /^Alisha Ojha/ }));
  expect(await form.findByRole('heading', { name: '2 named above already' })).toBeVisible();
  await user.click(form.getByRole('combobox', { name: /^Who is meant\?/, description: 'Ms. Alisha Ojha' }));
  await user.click(await screen.findByRole('option', { name: 'None of them' }));
  expect(await form.findByRole('heading', { name: '1 ambiguous' })).toBeVisible();
  expect(form.getByRole('heading', { name: '1 unknown' })).toBeVisible();
  expect(form.getByRole('heading', { name: '1 named above already' })).toBeVisible();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  await user.click(form.getByRole('checkbox', { name: /^and move \d/ }));
  await user.click(await form.findByRole('button', { name: /^(?:Tag 1 and move 1|Move 2 students)$/ }));
  expect(await form.findByText(/^\d+ students? (?:was|were) chosen:$/)).toBeVisible();
  expect(asked().filter((call) => call.startsWith('tagBatch'))).toHaveLength(1);
  // The lines of which nobody was tagged aren't forgotten.
  expect(form.getByText('Of 3 lines nobody was tagged:')).toBeVisible();
  expect(form.getByRole('heading', { name: '1 unknown' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Export CSV: 1 unknown' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(await form.findByRole('textbox', { name: /^Students/ })).toHaveValue(
    ['Nobody at all', '9859561687', 'aarav.karki@example.com.np', '', 'Alisha Ojha', 'Ms. Alisha Ojha'].join('\n'),
  );
});

test('a roster tags whom it can, and moves others only where that is ticked', async () => {
  const { user, services } = await renderApp('/batchTag/roster');
  const tags = async (group: number) =>
    (await services.client.send(batchTagCalls.filterBatchTag, { course_id: 1, year: 2026, group, is_deleted: 'n' })).data;
  const form = await popup('Add a Roster');
  await pick(user, form, { Course: 'Section Officer', ...evening });
  const wanted = { courses: 1, courseprice: [1, 2, 5, 8, 11], enroll_date };
  const { data } = await services.client.send(batchTagCalls.filterStudent, wanted);
  const isRunning = ({ enroll_end_date }: (typeof data)[number]) => (enroll_end_date ?? '2999') > '2026-11-26';
  const [free] = data.filter((one) => isRunning(one) && !one.batch_iid && one.email);
  const [other] = data.filter((one) => isRunning(one) && one.batch_iid === 1 && one.email);
  await user.click(form.getByRole('textbox', { name: /^Students/ }));
  await user.paste(`${other?.email}`);
  await form.findByRole('checkbox', { name: 'and move 1, who is in another batch' });
  await user.click(await form.findByRole('button', { name: 'Tag 0 students' }));
  expect(await form.findByText(/^All of them are in another batch: tick that they are moved/)).toBeVisible();
  await user.click(form.getByRole('textbox', { name: /^Students/ }));
  await user.paste(`, ${free?.email}`);
  const button = await form.findByRole('button', { name: 'Tag 1 student' });
  const moves = form.getByRole('checkbox', { name: 'and move 1, who is in another batch' });
  expect(moves).not.toBeChecked();
  // The question stands beside the button, not below a long list.
  expect(moves.closest('[data-bar]')).toContainElement(button);
  await user.click(button);
  expect(await form.findByText('1 student was chosen:')).toBeVisible();
  expect(form.getByText('Of 1 line nobody was tagged:')).toBeVisible();
  expect((await tags(1)).map(({ student_iid }) => student_iid)).toContain(other?.iid);
  await user.click(form.getByRole('button', { name: 'Undo' }));
  await user.click(await form.findByRole('checkbox', { name: 'and move 1, who is in another batch' }));
  expect(await form.findByText(/^1 student leaves “Morning batch, Baisakh” and loses: \d/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Tag 1 and move 1' }));
  expect(await form.findByText('1 moved from another batch')).toBeVisible();
});
