import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submit } from '@tests/support/forms';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';
import passages from '../../fixtures/passage.json';

const search = `?filter=${encodeURIComponent('{"courses":1}')}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function write(user: UserEvent, editor: HTMLElement, text: string) {
  await user.click(editor);
  await user.paste(text);
}

/** Returns the input of the last request to a call. */
function sent(asked: () => string[], call: string): unknown {
  const last = asked().findLast((each) => each.startsWith(`${call} `)) ?? '';
  return JSON.parse(last.slice(call.length + 1));
}

test('the passages of a course are listed with the beginning of their text, which can be searched', async () => {
  const { user } = await renderApp('/paragraphSetup');
  expect(await screen.findByText('Choose what to look for, and press “Search”.')).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: /^Course/ }));
  await user.click(await screen.findByRole('option', { name: /^Section Officer/ }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('1–5 of 6')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'ferryman sunsari');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  const row = within(await screen.findByRole('row', { name: /Rivers that are older than the mountains/ }));
  expect(row.getByText(/^Read the passage and answer the questions\./)).toBeVisible();
  expect(row.getByRole('link', { name: 'Tag quizzes to Rivers that are older than the mountains' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/paragraphSetup\/tag\/1\?/),
  );
});

test('a passage is added from a page of its own, to the course that was searched, and leads back to the list', async () => {
  const { user, asked } = await renderApp(`/paragraphSetup${search}`);
  await user.click(await screen.findByRole('link', { name: 'Add Passage' }));
  await heading('Add Passage');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Section Officer/));
  await user.type(screen.getByRole('textbox', { name: /^Passage Title/ }), 'Tea');
  await write(user, await screen.findByRole('textbox', { name: /^Content/ }), 'Nineteen characters');
  await submit(user);
  expect(await screen.findByText('must have more than 4 characters')).toBeVisible();
  expect(screen.getByText('must have more than 20 characters')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Passage Title/ }), ' of Ilam <1863>');
  await write(user, screen.getByRole('textbox', { name: /^Content/ }), 'More than ');
  await submit(user);
  expect(await screen.findByText('Passage created successfully')).toBeVisible();
  await heading('Passage Setup');
  expect(await screen.findByText('6–7 of 7')).toBeVisible();
  expect(sent(asked, 'createPassage')).toEqual({
    courses: 1,
    paragraph_title: 'Tea of Ilam <1863>',
    paragraph: '<p>More than Nineteen characters</p>',
  });
});

test('a text that nobody touched is sent as it is stored; a title that stands is refused at the title', async () => {
  const { user, asked } = await renderApp(`/paragraphSetup/edit/8${search}`);
  const title = await screen.findByRole('textbox', { name: /^Passage Title/ });
  await screen.findAllByText('Preview');
  await user.type(await screen.findByRole('textbox', { name: /^Modified Remarks/ }), 'as it was');
  await submit(user);
  expect(await screen.findByText('Passage updated successfully')).toBeVisible();
  await heading('Passage Setup');
  const [standing] = passages.filter(({ iid }) => iid === 8);
  expect(sent(asked, 'updatePassage')).toEqual({
    passage_id: 8,
    courses: 5,
    paragraph_title: standing?.paragraph_title,
    paragraph: standing?.paragraph,
    modified_remarks: 'as it was',
  });
  expect(title).not.toBeInTheDocument();
});

test('a title that its course has already is refused at the title; Cancel leads back to the list', async () => {
  const { user } = await renderApp(`/paragraphSetup/edit/2${search}`);
  const title = await screen.findByRole('textbox', { name: /^Passage Title/ });
  await screen.findByRole('textbox', { name: /^Content/ });
  await user.clear(title);
  await user.type(title, 'RIVERS that are older than the mountains');
  await user.type(screen.getByRole('textbox', { name: /^Modified Remarks/ }), 'another title');
  await submit(user);
  await waitFor(() => expect(title).toHaveAccessibleDescription(/This course has a passage with this title already/));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await heading('Passage Setup');
  expect(window.location.pathname + window.location.search).toContain('/paragraphSetup?');
});

test('the details are a popup over the list: the text as it reads, its formula drawn, and its questions with their marks', async () => {
  const { user } = await renderApp(`/paragraphSetup/view/9${search}`);
  const details = await popup('Passage Details');
  expect(await details.findByText('The thread of dye: when a flow breaks up')).toBeVisible();
  expect(await details.findByRole('columnheader', { name: 'What one sees' })).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('[role=dialog] .katex').length).toBeGreaterThan(2));
  expect(details.getAllByText('2 marks')).toHaveLength(2);
  await user.click(details.getByRole('link', { name: 'Edit' }));
  await heading('Edit Passage · The thread of dye: when a flow breaks up');
});

test('a passage is tagged with a model set of this year: those that have one alone are offered', async () => {
  const { user } = await renderApp(`/paragraphSetup${search}`);
  await user.click(await screen.findByRole('link', { name: 'Tag Three levels of government to a model set' }));
  const form = await popup('Tag Model Set');
  const box = (name: RegExp) => form.findByRole('combobox', { name });
  expect(await box(/^Year/)).toHaveTextContent(String(new Date().getFullYear()));
  await waitFor(async () => expect(await box(/^Course/)).toHaveDisplayValue(/^Section Officer/));
  await user.click(await box(/^Subcourse/));
  await user.click(await screen.findByRole('option', { name: 'Constitution and Law' }));
  const modelset = await box(/^Model Set/);
  const choose = async (name: string) => {
    await user.clear(modelset);
    await user.type(modelset, name);
    await user.click(await screen.findByRole('option', { name }));
    await submit(user);
  };
  await user.click(modelset);
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toContain('Section Officer Model Set 1');
  expect(offered).not.toContain('Section Officer Model Set 2');
  await choose('Section Officer Model Set 1');
  const twice = '“Three levels of government” is tagged with “Section Officer Model Set 1” already';
  await waitFor(() => expect(modelset).toHaveAccessibleDescription(twice));
  await choose('Comprehension & reasoning, with a passage');
  expect(await screen.findByText('Passage tagged successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a question that stands in a passage can’t be deleted: the passage is named', async () => {
  await renderApp('/quizsetup/delete/20');
  const question = await popup('Delete Quiz');
  expect(await question.findByRole('link', { name: 'Passage: Rivers that are older than the mountains' })).toBeVisible();
  expect(question.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('a model set that passages are tagged with has them on, and says so where that is changed', async () => {
  const { user } = await renderApp('/modelsetSetup/edit/6');
  const form = await popup('Edit Model Set');
  const passage = within(await form.findByRole('group', { name: /^Passage/ }));
  await user.click(passage.getByRole('radio', { name: 'No' }));
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'without one');
  await submit(user);
  expect(await form.findByText(/^Passages are tagged with it: .*“Light after dark/)).toBeVisible();
});

test('a server that doesn’t tell the questions of a passage is known for it', async () => {
  const { between, answer } = betweenServer();
  answer.records = ({ quizzes: _, ...record }) => record;
  await renderApp('/paragraphSetup/tag/1', { between });
  expect(await screen.findByText('Your server doesn’t tell which questions it has.')).toBeVisible();
});
