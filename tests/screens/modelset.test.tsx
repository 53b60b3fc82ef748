import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { popup, type Queries } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/modelsetSetup';
const searched = (courses: number, year: number) => `?filter=${JSON.stringify({ courses, year })}`;

type Popup = Queries;
const choose = async (user: UserEvent, form: Popup, group: RegExp, choice: string) =>
  user.click(within(form.getByRole('group', { name: group })).getByRole('radio', { name: choice }));
const values = () => [...document.querySelectorAll('[role=dialog] dd')].map(({ textContent }) => textContent);

test('the model sets of a course and year stand with their type and status; deleting is refused with a reason', async () => {
  const { user } = await renderApp(`${list}${searched(18, 2026)}`);
  const row = within(await screen.findByRole('row', { name: /KUSOM Aptitude Test/ }));
  expect(
    row
      .getAllByRole('cell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['KUSOM Aptitude Test', 'KU', 'Active']);
  const refused = row.getByRole('button', {
    name: 'Delete KUSOM Aptitude Test. A model set can’t be deleted: deactivate it instead.',
  });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  await user.hover(refused);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('A model set can’t be deleted');
  await user.click(refused);
  expect(window.location.pathname).toBe(list);
  expect(await axeFaults()).toEqual([]);
});

test('a model set is added; what a wrong answer costs is asked for where it costs anything', async () => {
  const { user, asked } = await renderApp(`${list}/add${searched(2, 2026)}`);
  const form = await popup('Add Modelset');
  await form.findByRole('textbox', { name: /^Modelset Name/ });
  expect(form.queryByRole('textbox', { name: /^Marks Off/ })).not.toBeInTheDocument();
  await choose(user, form, /^Modelset Type/, 'Normal');
  await choose(user, form, /^Negative Marking/, 'Yes');
  await choose(user, form, /^Passage/, 'No');
  await fill(user, form, {
    'Modelset Name': 'Last rehearsal',
    'Exam Duration': '004500',
    'Total Marks': '५०',
    'Pass Marks': '50.5',
    'Marks Off': '0.25',
  });
  await save(user, form);
  expect(await form.findByText('Must not be more than the total marks')).toBeVisible();
  await fill(user, form, { 'Pass Marks': '20' });
  await save(user, form);
  expect(await screen.findByText('Model set created successfully')).toBeVisible();
  await waitFor(async () => expect(await titles()).toContain('Last rehearsal'));
  const sent = asked().find((call) => call.startsWith('createModelset')) ?? '';
  expect(JSON.parse(sent.slice('createModelset '.length))).toMatchObject({
    total_marks: 50,
    pass_marks: 20,
    has_negative_marking: 'TRUE',
    negative_marking: 0.25,
    exam_time_duration: '00:45:00',
    exam_time_duration_copy: '00:45:00',
  });
});

test('the details and the form of a record show the same values', async () => {
  const { user } = await renderApp(`${list}/view/1${searched(1, 2026)}`);
  await waitFor(() => expect(values().slice(0, 8)).toEqual(['100', '40', '01:30:00', 'Yes', '0.4', 'Normal', 'Yes', '2026']));
  expect((await popup('Model Set Details')).getByRole('link', { name: 'Section Officer Preparation' })).toBeVisible();
  expect((await popup('Model Set Details')).getByText('Active')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Edit Section Officer Model Set 1' }));
  const form = await popup('Edit Model Set');
  expect(await form.findByRole('textbox', { name: /^Marks Off/ })).toHaveDisplayValue('0.4');
  await choose(user, form, /^Negative Marking/, 'No');
  expect(form.queryByRole('textbox', { name: /^Marks Off/ })).not.toBeInTheDocument();
  await fill(user, form, { 'Modified Remarks': 'no marks off any more' });
  await save(user, form);
  expect(await screen.findByText('Model set updated successfully')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Details of Section Officer Model Set 1' }));
  await waitFor(() => expect(values().slice(3, 6)).toEqual(['No', 'Normal', 'Yes']));
});

test('a model set is deactivated, comes back by Undo, and says where it is so already', async () => {
  const { user, unmount } = await renderApp(`${list}${searched(1, 2026)}`);
  await user.click(await screen.findByRole('link', { name: 'Active: Deactivate Section Officer Model Set 1' }));
  const question = await popup('Deactivate Model Set');
  expect(
    question.getByText(/can no longer sit the model set “Section Officer Model Set 1”\. Nothing is deleted\.$/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Model set deactivated successfully')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'InActive: Activate Section Officer Model Set 1' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Active: Deactivate Section Officer Model Set 1' })).toBeVisible();
  unmount();
  await renderApp(`${list}/activate/1`);
  expect(await (await popup('Activate Model Set')).findByText('This model set is active already.')).toBeVisible();
});

test('a model set is tagged with a batch of its course and year, once', async () => {
  const { user } = await renderApp(`${list}${searched(1, 2026)}`);
  await user.click(await screen.findByRole('link', { name: 'Tag Comprehension & reasoning, with a passage to a batch' }));
  const form = await popup('Add Model Set Batch Tag');
  expect(await form.findByText('Section Officer Preparation')).toBeVisible();
  await save(user, form);
  expect(await form.findByText('This field is required')).toBeVisible();
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Batch/ })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(6);
  await user.click(screen.getByRole('option', { name: 'Online batch A' }));
  await save(user, form);
  expect(await screen.findByText('Model set tagged successfully')).toBeVisible();

  await user.click(await screen.findByRole('link', { name: /^Tag General awareness only.* to a batch$/ }));
  const again = await popup('Add Model Set Batch Tag');
  await user.click(await again.findByRole('combobox', { name: /^Batch/ }));
  await user.click(await screen.findByRole('option', { name: 'Online batch A' }));
  await save(user, again);
  await waitFor(() =>
    expect(again.getByRole('combobox', { name: /^Batch/ })).toHaveAccessibleDescription(
      'This batch is tagged with this model set already',
    ),
  );
});

test('in Nepali numbers, times and types are Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  await renderApp(`${list}/view/9`);
  await waitFor(() => expect(values().slice(0, 6)).toEqual(['१००', '४०', '००:४५:००', 'छ', '०.२', 'सामान्य']));
  expect(within(screen.getByRole('dialog')).getByText('सक्रिय')).toBeVisible();
});
