import employees from '@fixtures/employee.json';
import passageQuizzes from '@fixtures/passage_quiz_tag.json';
import quizzes from '@fixtures/quiz.json';
import quizTags from '@fixtures/quiz_tag.json';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const tagged = new Set([...quizTags, ...passageQuizzes].map(({ quiz_iid }) => quiz_iid));
const newestFirst = quizzes.map(({ iid }) => iid).toReversed();
const untagged = newestFirst.filter((iid) => !tagged.has(iid));
const inDepartment = employees.filter(({ curr_department_id }) => curr_department_id === 4).map(({ iid }) => iid);
const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const stands = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false'));
const address = () => window.location.pathname + window.location.search;

test.each([
  ['/employee/view/6', '6 of 20'],
  ['/employee/view/16', '16 of 20'],
  ['/employee/view/16?page=4&perPage=5', '16 of 20'],
  ['/employee/view/16?page=99', '16 of 20'],
  ['/employee/view/20?sort=id&order=DESC', '1 of 20'],
  [
    `/employee/view/${inDepartment.at(-1)}?${filtered({ curr_department_id: 4 })}`,
    `${inDepartment.length} of ${inDepartment.length}`,
  ],
  ['/instructorsetup/view/38', '38 of 40'],
  ['/alumni/viewDetails/25', '25 of 25'],
  [`/quizsetup/view/${newestFirst[24]}/quizsetup?page=3`, `25 of ${quizzes.length}`],
  [`/quizsetup/view/${quizzes[0]?.iid}/quizsetup?page=999`, `${quizzes.length} of ${quizzes.length}`],
  [`/quizsetup/view/${untagged[11]}/untaggedquizreport`, `12 of ${untagged.length}`],
  [`/quizsetup/view/${untagged.at(-1)}/untaggedquizreport?sort=id&order=ASC`, `1 of ${untagged.length}`],
  ['/coursesetup/coursecategorysetup/view/7', '7 of 14'],
])('a record opened by %s is %s', async (opened, place) => {
  await renderApp(opened);
  expect(await screen.findByText(place)).toBeInTheDocument();
});

test.each(['/quizsetup/view/1/quiztagreport', `/quizsetup/view/1/untaggedquizreport?${filtered({ q: 'Nepal' })}`])(
  'where the list is not known, as by %s, no place is told',
  async (opened) => {
    await renderApp(opened);
    await screen.findByRole('link', { name: 'Edit Quiz' });
    expect(screen.queryByText(/^\d+ of \d+$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next record' })).not.toBeInTheDocument();
  },
);

test('the next record may be on the next page of a list that its server pages, to which Back then leads', async () => {
  const { user } = await renderApp(`/quizsetup/view/${newestFirst[19]}/quizsetup?page=2`);
  await screen.findByText(`20 of ${quizzes.length}`);
  await stands('Next record');
  await user.keyboard('j');
  await screen.findByText(`21 of ${quizzes.length}`);
  expect(address()).toBe(`/quizsetup/view/${newestFirst[20]}/quizsetup?page=3`);
  await stands('Previous record');
  await user.keyboard('k');
  await screen.findByText(`20 of ${quizzes.length}`);
  expect(address()).toBe(`/quizsetup/view/${newestFirst[19]}/quizsetup?page=2`);
});

test('the next question of a report is the report’s', async () => {
  const { user } = await renderApp('/untaggedquizreport');
  const [view] = await screen.findAllByRole('link', { name: /^View / });
  if (view) await user.click(view);
  await screen.findByText(`1 of ${untagged.length}`);
  await user.keyboard('j');
  await screen.findByText(`2 of ${untagged.length}`);
  await waitFor(() => expect(window.location.pathname).toBe(`/quizsetup/view/${untagged[1]}/untaggedquizreport`));
});
