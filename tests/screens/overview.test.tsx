import { screen, waitFor } from '@testing-library/react';
import { searchCourse, titles } from '@tests/support/courseSearch';
import { popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { followSites } from '@tests/support/sites';
import { expect, test } from 'vitest';

const first = 'What the Section Officer course prepares you for';

test('the overviews of a course stand in their order, page by page', async () => {
  const { user, asked } = await renderApp('/course_overview');
  await searchCourse(user, 'Section Officer');
  await waitFor(async () => expect((await titles())[0]).toBe(first));
  expect(await screen.findByText('1–5 of 12')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect((await titles())[0]).toMatch(/^Twelve model sets/));
  expect(asked().filter((call) => call.includes('Overview'))).toEqual(['getOverviewByCourse {"courses":1}']);
});

test('one is added to the course that was chosen, with a video or without', async () => {
  const { user } = await renderApp('/course_overview?filter={"courses":4}');
  await waitFor(async () => expect(await titles()).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Add Program Overview' }));
  const form = await popup('Add Program Overview');
  expect(await form.findByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^खरिदार तयारी/);
  const title = form.getByRole('textbox', { name: /^Title/ });
  await user.type(title, 'Too short');
  const description = await form.findByRole('textbox', { name: /^Description/ });
  await user.click(description);
  await user.paste('Too short');
  await user.type(form.getByRole('textbox', { name: /^Video URL/ }), 'http://videos.example.com/1.mp4');
  await user.type(form.getByRole('textbox', { name: /^Priority Order/ }), 'third');
  await press(user, form, 'Save');
  expect(await form.findAllByText('must have more than 10 characters')).toHaveLength(2);
  expect(form.getByText('Must be a web address that begins with https://')).toBeVisible();
  expect(form.getByText('Must be a number')).toBeVisible();

  await user.type(title, ' no more');
  await user.click(description);
  await user.paste(' no more');
  await user.clear(form.getByRole('textbox', { name: /^Video URL/ }));
  await user.clear(form.getByRole('textbox', { name: /^Priority Order/ }));
  await user.type(form.getByRole('textbox', { name: /^Priority Order/ }), '३');
  await press(user, form, 'Save');
  expect(await screen.findByText('Program overview created successfully')).toBeVisible();
  await waitFor(async () => expect((await titles()).at(-1)).toBe('Too short no more'));
});

test('the details show the text as it reads, and play the video', async () => {
  followSites();
  const { user } = await renderApp('/course_overview/view/1');
  const details = await popup('Program Overview Details');
  expect(await details.findByText('Public Service Commission')).toHaveProperty('tagName', 'STRONG');
  expect(details.getByText('Section Officer Preparation')).toBeVisible();
  await press(user, details, `Play ${first}`);
  expect(await details.findByTitle(first)).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/demo-ov0001');
});

test('a title shows its signs as they were typed', async () => {
  await renderApp('/course_overview/view/5');
  const details = await popup('Program Overview Details');
  expect(await details.findByText('Answers of 5, 10 & 15 marks, and when each is < 150 words')).toBeVisible();
});

test('a video without a known player is a link, and without a video there is none', async () => {
  const { unmount } = await renderApp('/course_overview/view/10');
  const address = 'https://videos.example.com/overview/2010.mp4';
  expect(await (await popup('Program Overview Details')).findByRole('link', { name: address })).toHaveAttribute('href', address);
  unmount();
  await renderApp('/course_overview/view/2');
  const details = await popup('Program Overview Details');
  expect(await details.findByText('Priority Order')).toBeVisible();
  expect(details.queryByText('Video URL')).not.toBeInTheDocument();
});

test('an edit takes a short title, wants remarks, and takes the video away', async () => {
  const { user, asked } = await renderApp('/course_overview/edit/1');
  const form = await popup('Edit Program Overview');
  const title = await form.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Short');
  await user.clear(form.getByRole('textbox', { name: /^Video URL/ }));
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'four');
  await press(user, form, 'Save');
  expect(await form.findByText('must be more than 5 characters')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), ' words');
  await press(user, form, 'Save');
  expect(await screen.findByText('Program overview updated successfully')).toBeVisible();
  const [sent = ''] = asked().filter((call) => call.startsWith('editOverview'));
  expect(JSON.parse(sent.slice('editOverview '.length))).toMatchObject({
    overview_id: 1,
    overview_title: 'Short',
    overview_video_url: null,
    courses: 1,
  });
});

test('one is deleted after a question that names it, and leaves the list', async () => {
  const { user } = await renderApp('/course_overview?filter={"courses":4}');
  const name = 'खरिदार परीक्षाको ढाँचा';
  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  const question = await popup('Delete Program Overview');
  expect(question.getByText(/^Learners no longer read “/)).toHaveTextContent(`Learners no longer read “${name}” in its course.`);
  await press(user, question, 'Cancel');
  await waitFor(async () => expect(await titles()).toHaveLength(2));

  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  await press(user, await popup('Delete Program Overview'), 'Delete');
  expect(await screen.findByText('Program overview deleted successfully')).toBeVisible();
  await waitFor(async () => expect(await titles()).toEqual(['सामान्य ज्ञान: भूगोल, इतिहास र संविधान']));
});

test('a deletion that is refused says why, and asks on', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp('/course_overview/delete/3', { between });
  answer.writes = { status: 409, body: { msg: 'It is being read' } };
  const question = await popup('Delete Program Overview');
  await press(user, question, 'Delete');
  expect(await question.findByText('It is being read')).toBeVisible();
  answer.writes = undefined;
  await press(user, question, 'Delete');
  expect(await screen.findByText('Program overview deleted successfully')).toBeVisible();
});

test('the details and the question of a record that is gone say so', async () => {
  const { unmount } = await renderApp('/course_overview/view/999');
  expect(await (await popup('Program Overview Details')).findByText(/Program overview not found/)).toBeVisible();
  unmount();
  await renderApp('/course_overview/delete/999');
  expect(await (await popup('Delete Program Overview')).findByText(/Program overview not found/)).toBeVisible();
});
