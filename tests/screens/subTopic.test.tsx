import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { courseTree, fill, formPanel, panel, save } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { followSites } from '@tests/support/sites';
import { expect, test } from 'vitest';

const add = '/coursesetup/addSubTopic/1';
const edit = '/coursesetup/editSubTopic/mountain-hill-and-tarai';
type Form = Awaited<ReturnType<typeof formPanel>>;

const choose = async (user: UserEvent, form: Form, group: string, choice: string) =>
  user.click(within(form.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole('radio', { name: choice }));

const video = {
  'App Video URL': 'https://videos.example.com/app/1.mp4',
  'Video Duration': '001530',
};

/** Fills in the form of a sub topic with a video, except the video's own address. */
async function multimedia(user: UserEvent) {
  const form = await formPanel('Add Sub Topic');
  await choose(user, form, 'Page Type', 'Multimedia');
  await choose(user, form, 'Host Type', 'YouTube');
  await choose(user, form, 'Video Type', 'URL');
  await choose(user, form, 'Preview', 'No');
  await fill(user, form, { 'Topic Title': 'The Karnali', ...video });
  return form;
}

test('the form asks for a video only where the page has one, and for what its choices want', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Sub Topic');
  expect(form.queryByRole('group', { name: /^Host Type/ })).not.toBeInTheDocument();
  await choose(user, form, 'Page Type', 'Multimedia');
  expect(form.getByRole('group', { name: /^Host Type/ })).toBeVisible();
  expect(form.queryByRole('textbox', { name: /^Video URL/ })).not.toBeInTheDocument();
  await choose(user, form, 'Video Type', 'URL');
  expect(form.getByRole('textbox', { name: /^Video URL/ })).toBeVisible();
  await choose(user, form, 'Video Type', 'Embedded');
  expect(form.queryByRole('textbox', { name: /^Video URL/ })).not.toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /^Embedded Video/ })).toBeVisible();
  await choose(user, form, 'Preview', 'Yes');
  expect(form.getByRole('textbox', { name: /^Preview Video URL/ })).toBeVisible();
  await choose(user, form, 'Page Type', 'Plain text');
  expect(form.queryByRole('group', { name: /^Host Type/ })).not.toBeInTheDocument();
});

test('an embed code is previewed below its box while it is written: a known player alone', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Sub Topic');
  await choose(user, form, 'Page Type', 'Multimedia');
  await choose(user, form, 'Video Type', 'Embedded');
  const box = form.getByRole('textbox', { name: /^Embedded Video/ });
  followSites();
  const preview = () => form.queryByRole('group', { name: 'The embedded video' });
  const write = async (code: string) => {
    await user.clear(box);
    await user.click(box);
    await user.paste(code);
  };
  for (const code of [
    '<iframe src="https://evil.example/embed/x"></iframe>',
    '<script>alert(1)</script>',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '<iframe src="javascript:alert(1)"></iframe>',
  ]) {
    await write(code);
    expect(preview(), code).not.toBeInTheDocument();
  }
  await write('<b onclick="x()">A</b><iframe onload="x()" src="https://player.vimeo.com/video/76979871"></iframe>');
  await user.click(within(await form.findByRole('group', { name: 'The embedded video' })).getByRole('button', { name: /^Play/ }));
  const player = 'https://player.vimeo.com/video/76979871';
  await waitFor(() => expect(document.querySelector('iframe')).toHaveAttribute('src', player));
  const frame = document.querySelector('iframe');
  expect(frame).toHaveAttribute('sandbox');
  expect(frame).not.toHaveAttribute('onload');
  await choose(user, form, 'Video Type', 'URL');
  expect(preview()).not.toBeInTheDocument();
});

test('who adds one without an instructor reads that it will be asked for; an edit asks at once', async () => {
  await renderApp(add);
  const form = await formPanel('Add Sub Topic');
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /^Instructor/ })).toHaveAccessibleDescription(
      /will be asked for at the first change/,
    ),
  );
});

test('each field that a choice asks for is required', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Sub Topic');
  await choose(user, form, 'Page Type', 'Multimedia');
  await choose(user, form, 'Video Type', 'URL');
  await fill(user, form, { 'Topic Title': 'The Karnali' });
  await save(user, form);
  for (const name of [/^Video URL/, /^App Video URL/, /^Video Duration/]) {
    const field = form.getByRole('textbox', { name });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This field is required/));
  }
  expect(form.getByText('5 fields need your attention')).toBeVisible();
});

test('an address that is none hides nothing else that is wrong', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Sub Topic');
  await fill(user, form, { 'Topic Title': 'The Karnali', 'Resource URL': 'notes' });
  await choose(user, form, 'Page Type', 'Plain text');
  await save(user, form);
  const address = form.getByRole('textbox', { name: /^Resource URL/ });
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Must be a web address/));
  expect(form.getByText('2 fields need your attention')).toBeVisible();
  expect(form.getByRole('button', { name: 'Description' })).toBeVisible();
});

test('a plain text wants a description of 30 characters', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Sub Topic');
  await fill(user, form, { 'Topic Title': 'The Karnali' });
  await choose(user, form, 'Page Type', 'Plain text');
  await save(user, form);
  expect(await form.findByText('This field is required')).toBeVisible();
});

test('a duration is typed as digits alone', async () => {
  const { user } = await renderApp(add);
  const form = await multimedia(user);
  expect(form.getByRole('textbox', { name: /^Video Duration/ })).toHaveValue('00:15:30');
});

test('an added sub topic stands in the tree; the form is empty again, and the order knows it', async () => {
  const { user } = await renderApp(add);
  const form = await multimedia(user);
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Sub Topic Order/ })).toHaveTextContent('3. (at the end)'));
  await fill(user, form, { 'Video URL': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  await save(user, form);
  expect(await screen.findByText('Sub topic created successfully')).toBeVisible();
  expect(await (await courseTree()).findByText('The Karnali')).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Topic Title/ })).toHaveValue(''));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Topic Title/ })).toHaveFocus());
  expect(await form.findByRole('combobox', { name: /^Lesson(?! )/ })).toHaveDisplayValue(/^Physical regions/);
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Sub Topic Order/ })).toHaveTextContent('4. (at the end)'));
});

test('a title that the lesson has already is refused in the specification’s words, and nothing is lost', async () => {
  const { user } = await renderApp(add);
  const form = await multimedia(user);
  await fill(user, form, {
    'Topic Title': 'The three river systems',
    'Video URL': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  await save(user, form);
  const title = form.getByRole('textbox', { name: /^Topic Title/ });
  await waitFor(() => expect(title).toHaveAccessibleDescription(/this topic title already exists/i));
  expect(form.getByRole('textbox', { name: /^Video Duration/ })).toHaveValue('00:15:30');
});

test('an edit wants an instructor and remarks', async () => {
  const { user } = await renderApp(edit);
  const form = await formPanel('Edit Sub Topic');
  const instructor = await form.findByRole('combobox', { name: /^Instructor/ });
  await waitFor(() => expect(instructor).not.toHaveDisplayValue(''));
  await user.clear(instructor);
  await save(user, form);
  expect(await form.findAllByText('This field is required')).toHaveLength(2);
  await fill(user, form, { 'Topic Title': 'Mountains, hills and Tarai', 'Modified Remarks': 'Plural' });
  await user.click(instructor);
  await user.click((await screen.findAllByRole('option'))[0] ?? instructor);
  await save(user, form);
  const details = await panel('Sub Topic Details');
  expect(await details.findByText('Mountains, hills and Tarai')).toBeVisible();
  expect(await details.findByText('Plural')).toBeVisible();
});

test('the details show a video only when it is played', async () => {
  followSites();
  const { user } = await renderApp('/coursesetup/viewSubTopicDetails/the-three-river-systems');
  const details = await panel('Sub Topic Details');
  expect(await details.findByText('00:18:40')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  const play = details.getAllByRole('button', { name: 'Play The three river systems' })[0];
  if (play) await user.click(play);
  expect(details.getByTitle('The three river systems')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
  );
});
