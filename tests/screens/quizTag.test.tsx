import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { popup, type Queries } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

type Popup = Queries;

/** Finds a popup's form, once its record has loaded. */
async function form(name: string) {
  const inside = await popup(name);
  await inside.findByRole('button', { name: 'Save' });
  return inside;
}

const box = (form: Popup, name: string) => form.findByRole('combobox', { name: new RegExp(`^${name}`) });

async function choose(user: UserEvent, form: Popup, choices: Readonly<Record<string, string>>) {
  for (const [name, choice] of Object.entries(choices)) {
    await waitFor(async () => expect(await box(form, name)).toBeEnabled());
    const chooser = await box(form, name);
    // A combobox opens when it gets the focus.
    if (chooser.getAttribute('aria-expanded') !== 'true') await user.click(chooser);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`) }));
  }
}

const lesson = {
  Course: 'Section Officer Preparation',
  Subcourse: 'General Awareness',
  'Main Topic': 'Geography of Nepal',
  Lesson: 'Physical regions',
};
const river = 'Which is the longest river of Nepal?';

test('questions are searched for by what is typed in one line, as it reads', async () => {
  const { user, asked } = await renderApp('/quiztagsetup');
  const search = within(await screen.findByRole('search', { name: 'Search' }));
  await user.click(search.getByRole('button', { name: 'Search' }));
  expect(await search.findByText('This field is required')).toBeVisible();
  await user.click(await search.findByRole('textbox', { name: /^Question/ }));
  await user.paste('longest RIVER');
  expect(search.getByRole('textbox', { name: /^Question/ }).tagName).toBe('INPUT');
  await user.click(search.getByRole('button', { name: 'Search' }));
  await waitFor(async () => expect((await titles()).map((title) => title?.trim())).toEqual([river]));
  expect(asked()).toContain('searchQuestion {"query_string":"longest RIVER"}');
});

test('a question that was found is tagged once a lesson is chosen, and leads back to what was searched for', async () => {
  const { user } = await renderApp(`/quiztagsetup?filter=${encodeURIComponent('{"query_string":"<p>longest river"}')}`);
  await user.click(await screen.findByRole('link', { name: `Tag “${river}”` }));
  const inside = await form('Tag Quiz');
  await save(user, inside);
  await waitFor(async () => expect(await box(inside, 'Course')).toHaveAccessibleDescription('This field is required'));
  expect(inside.queryByRole('textbox', { name: /^Question Number/ })).not.toBeInTheDocument();
  await choose(user, inside, lesson);
  await save(user, inside);
  expect(await screen.findByText('Quiz tagged successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: `View ${river}` }));
  expect(
    await screen.findByText('Section Officer Preparation › General Awareness › Geography of Nepal › Physical regions'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  await waitFor(async () => expect((await titles()).map((title) => title?.trim())).toEqual([river]));
});

test('a chosen model set asks for marks and offers those of its questions, and its first free number; one that is taken is told at the number, with its question', async () => {
  const { user } = await renderApp('/untaggedquizreport/tag/1');
  const inside = await form('Tag Quiz');
  await choose(user, inside, { ...lesson, Year: '2026', 'Model Set': 'Section Officer Model Set 1' });
  const number = await inside.findByRole('textbox', { name: /^Question Number/ });
  await waitFor(() => expect(number).toHaveValue('26'));
  const marks = inside.getByRole('textbox', { name: /^Marks Weightage/ });
  expect(marks).toHaveDisplayValue(/^[\d.]+$/);
  await user.clear(marks);
  await save(user, inside);
  await waitFor(() => expect(marks).toHaveAccessibleDescription('This field is required'));
  expect(inside.queryByText(/is taken/)).not.toBeInTheDocument();
  await fill(user, inside, { 'Question Number': '3', 'Marks Weightage': '2.5' });
  expect(await inside.findByText('This number is taken. The first free one is 26.')).toBeVisible();
  await save(user, inside);
  await waitFor(() => expect(number).toHaveAccessibleDescription('Number 3 is “नेपालको सबैभन्दा ठूलो ताल कुन हो?” already'));
  await choose(user, inside, { Subcourse: 'Constitution and Law' });
  expect(await box(inside, 'Main Topic')).toHaveDisplayValue('');
  expect(await box(inside, 'Lesson')).toHaveDisplayValue('');
  expect(await box(inside, 'Model Set')).toHaveDisplayValue('Section Officer Model Set 1');
  await choose(user, inside, { 'Main Topic': 'Constitution of Nepal', Lesson: 'Structure' });
  await fill(user, inside, { 'Question Number': '२६' });
  await save(user, inside);
  expect(await screen.findByText('Quiz tagged successfully')).toBeVisible();
  await waitFor(async () => expect((await titles()).map((title) => title?.trim())).not.toContain(river));
});

test('a question that the model set already has is refused at the model set, in whatever shape the server answers', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp('/quizsetup/view/19/quizsetup', { between });
  await user.click(await screen.findByRole('link', { name: 'Tag to MS' }));
  const inside = await form('Tag Quiz');
  await choose(user, inside, { ...lesson, Year: '2026', 'Model Set': 'Section Officer Model Set 1' });
  await fill(user, inside, { 'Question Number': '30', 'Marks Weightage': '4' });
  const told = async () =>
    waitFor(async () =>
      expect(await box(inside, 'Model Set')).toHaveAccessibleDescription(/^Quiz already added in this modelset/),
    );
  await save(user, inside);
  await told();
  await choose(user, inside, { 'Model Set': 'Section Officer Model Set 2' });
  answer.writes = { status: 400, body: { errors: { non_field_errors: ['The fields quiz, modelset must make a unique set.'] } } };
  await save(user, inside);
  await told();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  expect(window.location.pathname).toBe('/quizsetup/view/19/quizsetup/tag');
});

test('a question shows where it is used, and each place leads there', async () => {
  const { user, unmount } = await renderApp('/quizsetup/view/28/quizsetup');
  const ways = await screen.findAllByRole('link', { name: / › / });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Section Officer Preparation › General Awareness › Geography of Nepal › Physical regions',
    'खरिदार तयारी › सामान्य ज्ञान › नेपालको भूगोल › नदी र ताल',
  ]);
  await user.click(screen.getByRole('link', { name: 'Section Officer Model Set 1, 2026: number 3, Hard' }));
  expect(await screen.findByRole('heading', { name: 'Modelset Report' })).toBeVisible();
  expect(await screen.findByText('1–5 of 25')).toBeVisible();
  unmount();
  await renderApp('/quizsetup/view/21/quizsetup');
  expect(await screen.findByText('Nothing uses this question yet.')).toBeVisible();
});

test('a question that is used isn’t deleted: the popup leads to its tags, and without them it asks', async () => {
  const { user } = await renderApp('/quizsetup/delete/43');
  const question = await popup('Delete Quiz');
  const name = 'Which one does not belong with the others?';
  expect(await question.findByText(`“${name}” is used. It can be deleted once nothing of this uses it:`)).toBeVisible();
  expect(question.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(question.getByRole('link', { name: /Series and analogy$/ }));
  await popup('Quiz Tag Details');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  const asked = await popup('Delete Tag');
  const told = `The quiz of the lesson “Series and analogy” no longer has “${name}”.`;
  expect(asked.getByText(told, { exact: false })).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Quiz tag deleted successfully')).toBeVisible();
});
