import { screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { searchCourse, titles } from '@tests/support/courseSearch';
import { png, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';
import { courseCalls } from '@/contract/course';

const first = 'How the Section Officer examination is built up';
const ofCourse = `?filter=${encodeURIComponent('{"courses":1}')}`;

test('the articles of a course, the one that is published last first', async () => {
  const { user, asked } = await renderApp('/articleSetup');
  await searchCourse(user, 'Section Officer');
  await waitFor(async () => expect((await titles())[0]).toBe('Current affairs: what to read, and what to leave'));
  expect(await titles()).toHaveLength(4);
  const links = within(await row(first)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/\?.*/, ''))).toEqual([
    '/articleSetup/view/1/articleSetup',
    '/articleSetup/image/1',
    '/articleSetup/view/1/articleSetup',
    '/articleSetup/editArticles/1',
    '/articleSetup/delete/1',
  ]);
  expect(asked().filter((call) => call.includes('Article'))).toEqual(['getArticleByCourse {"courses":1}']);
});

test('one is written in the chosen editor and published', async () => {
  const { user } = await renderApp(`/articleSetup${ofCourse}`);
  await user.click(await screen.findByRole('link', { name: 'Add Article' }));
  expect(await screen.findByRole('heading', { name: 'Write & Publish Articles' })).toBeVisible();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.type(title, 'Too short');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('date is required')).toBeVisible();
  expect(screen.getByText('must have more than 10 characters')).toBeVisible();
  await user.type(title, ' no more');
  await user.type(screen.getByRole('textbox', { name: /^Publish Date/ }), '2083-09-01');
  await user.type(screen.getByRole('textbox', { name: /^Author/ }), 'Asmita Shrestha');
  await user.upload(screen.getByLabelText(/^Banner Image/), png());
  await user.click(screen.getByRole('radio', { name: 'Quill' }));
  const text = await screen.findByRole('textbox', { name: /^Article/ });
  await user.click(text);
  await user.paste('All of it.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Article published successfully')).toBeVisible();
  await waitFor(async () => expect((await titles())[0]).toBe('Too short no more'));
});

test('an article is edited at its slug; its course is shown, but stays', async () => {
  const { user, asked } = await renderApp('/articleSetup/editArticles/four-months-to-the-preliminary-a-plan-by-weeks');
  expect(await screen.findByRole('heading', { name: /Edit Published Articles/ })).toBeVisible();
  const course = await screen.findByRole('combobox', { name: /^Course/ });
  expect(course).toHaveDisplayValue(/^Section Officer/);
  expect(course).toBeDisabled();
  expect(screen.queryByLabelText(/^Banner Image/)).not.toBeInTheDocument();
  const author = screen.getByRole('textbox', { name: /^Author/ });
  await user.clear(author);
  await user.type(author, 'Rajan Koirala Magar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Article updated successfully')).toBeVisible();
  const sent: unknown = JSON.parse(
    asked()
      .findLast((call) => call.startsWith('updateArticles'))
      ?.replace(/^\w+ /, '') ?? '',
  );
  expect(Object.keys(Object(sent)).toSorted()).toEqual([
    'article',
    'article_id',
    'article_title',
    'author_name',
    'courses',
    'description_editor_type',
    'publish_date_nep',
  ]);
});

test('the details show it as learners see it, at two widths, and say since when', async () => {
  const { user } = await renderApp('/articleSetup/view/1/articleSetup');
  const preview = await screen.findByRole('group', { name: 'As learners see it' });
  expect(await within(preview).findByText('two phases')).toHaveProperty('tagName', 'STRONG');
  expect(within(preview).getByRole('heading', { name: first })).toBeVisible();
  expect(screen.getByText(/^Learners have seen it since Saturday, .*2083, 2026-04-18 AD/)).toBeVisible();
  const width = () => preview.querySelector('[data-screen]')?.getAttribute('data-screen');
  expect(width()).toBe('desktop');
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(width()).toBe('phone');
});

test('an article of a later day says from when it is seen', async () => {
  await renderApp('/articleSetup/view/12/articleSetup');
  expect(await screen.findByText(/^Learners don’t see it yet, but from .+ AD\.$/)).toBeVisible();
});

test('an article of which nothing is typed yet has a preview, too', async () => {
  const { user } = await renderApp('/articleSetup/addArticle');
  await user.click(await screen.findByRole('button', { name: 'Show the preview' }));
  const preview = within(await screen.findByRole('group', { name: 'As learners see it' }));
  expect(preview.queryByRole('img')).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText(/^Banner Image/), png());
  await waitFor(() =>
    expect(preview.getByRole('article').querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
  );
});

test('what is typed is previewed before it is published, with when learners will see it', async () => {
  const { user } = await renderApp('/articleSetup/editArticles/1');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.type(title, ', in short');
  await user.click(screen.getByRole('button', { name: 'Show the preview' }));
  const preview = within(await screen.findByRole('group', { name: 'As learners see it' }));
  expect(preview.getByRole('heading', { name: `${first}, in short` })).toBeVisible();
  expect(await preview.findByText('two phases')).toBeVisible();
  expect(screen.getByText(/^Learners have seen it since/)).toBeVisible();
  const date = screen.getByRole('textbox', { name: /^Publish Date/ });
  await user.clear(date);
  await user.type(date, '2090-01-01');
  expect(await screen.findByText(/^Learners don’t see it yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide the preview' }));
  expect(screen.queryByRole('group', { name: 'As learners see it' })).not.toBeInTheDocument();
});

test('nobody sees the articles of a course that isn’t live', async () => {
  const colleague = await openColleague();
  await colleague.send(courseCalls.deactivateCourse, { courses: [1] });
  await renderApp('/articleSetup/view/1/articleSetup');
  expect(await screen.findByText('Learners don’t see it: its course isn’t live.')).toBeVisible();
});

test('its banner is changed, and it is deleted, from the list', async () => {
  const { user } = await renderApp(`/articleSetup/image/1${ofCourse}`);
  const form = await popup('Update article Banner');
  await user.upload(await form.findByLabelText(/^Banner Image/), png());
  await press(user, form, 'Save');
  expect(await screen.findByText('Article banner updated successfully')).toBeVisible();
  await user.click(within(await row(first)).getByRole('link', { name: /^Delete/ }));
  const question = await popup('Confirm Delete');
  expect(question.getByText('Are you sure to delete?')).toBeVisible();
  await press(user, question, 'Delete');
  expect(await screen.findByText('Article deleted successfully')).toBeVisible();
});

test('errors with a success status mean that there is no such article', async () => {
  const { between, answer } = betweenServer();
  answer.reads = { status: 200, body: { errors: { data: 'No data' } } };
  await renderApp('/articleSetup/view/1/articleSetup', { between });
  expect(await screen.findByText(/^This could not be loaded: Article not found/)).toBeVisible();
});
