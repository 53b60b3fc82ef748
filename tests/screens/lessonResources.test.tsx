import { screen, waitFor, within } from '@testing-library/react';
import { gateBefore } from '@tests/support/gate';
import { listed, open, pdf, png, uploadForm, verdict, zip } from '@tests/support/lessonFiles';
import { expect, test, vi } from 'vitest';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';

const add = '/coursesetup/addResources/3';
const details = '/coursesetup/viewLessonsDetails/3';

const fixtures = ['protected-areas-notes.pdf', 'protected-areas-past-questions.pdf', 'protected-areas-exercises.zip'];

test('the good files are added, the refused one stays with its reason', async () => {
  const { user } = await open(add);
  const form = await uploadForm();
  const input = form.getByLabelText(/^Resources/);
  expect(input).toHaveAccessibleDescription('PDF or ZIP, at most 25 MB each; up to 4 files at once');
  expect(form.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await user.upload(input, [pdf('Rivers.pdf'), png('Map.png'), zip('Lakes.zip')]);
  await user.upload(input, [pdf('Rivers.pdf'), pdf('Hills.pdf')]);
  expect(await verdict(/^Map.png, 1 kB/)).toHaveTextContent('Unsupported Format(supports */pdf/*zip)');
  expect(await verdict(/^Lakes.zip/)).toHaveTextContent('Ready to send');
  expect(form.getByText('Ready to send: 3, refused: 1')).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Upload' }));
  await waitFor(async () => expect(await listed()).toEqual([...fixtures, 'Rivers.pdf', 'Lakes.zip', 'Hills.pdf']));
  expect(form.getByText('Ready to send: 0, refused: 1')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove Map.png' }));
  expect(form.queryByRole('listitem')).not.toBeInTheDocument();
  await waitFor(() => expect(input).toHaveFocus());
});

test('a fifth file waits until another goes', async () => {
  const { user } = await open(add);
  const form = await uploadForm();
  await user.upload(
    form.getByLabelText(/^Resources/),
    ['1', '2', '3', '4', '5'].map((name) => pdf(`${name}.pdf`)),
  );
  expect(await verdict(/^5.pdf/)).toHaveTextContent('Must be at most 4 files');
  await user.click(form.getByRole('button', { name: 'Remove 2.pdf' }));
  expect(await verdict(/^5.pdf/)).toHaveTextContent('Ready to send');
});

test('a file that only its name makes a PDF is refused before it is sent', async () => {
  const { user } = await open(add);
  const form = await uploadForm();
  const script = new File(['<script>'], 'Script.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText(/^Resources/), [script, pdf('Rivers.pdf')]);
  expect(await verdict(/^Script.pdf/)).toHaveTextContent('Unsupported Format(supports */pdf/*zip)');
  await user.click(form.getByRole('button', { name: 'Upload' }));
  await waitFor(async () => expect(await listed()).toEqual([...fixtures, 'Rivers.pdf']));
});

test('a file that the server refuses stays with its reason, and the others can be sent again', async () => {
  const { user, services } = await open(add);
  const form = await uploadForm();
  await user.upload(form.getByLabelText(/^Resources/), [pdf('Forms.pdf'), pdf('Rivers.pdf')]);
  await verdict(/^Rivers.pdf/);
  const refusal = new ApiError(400, say('invalid_fields'), { 'resources.0': ['This paper has a password'] });
  const { send } = services.client;
  const refuse: typeof send = (call, ...rest) => (call.name === 'addResource' ? Promise.reject(refusal) : send(call, ...rest));
  const spy = vi.spyOn(services.client, 'send').mockImplementation(refuse);
  await user.click(form.getByRole('button', { name: 'Upload' }));
  expect(await form.findByText('This paper has a password')).toBeVisible();
  spy.mockRestore();
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await listed()).toEqual([...fixtures, 'Rivers.pdf']));
});

test('a running upload tells how far it is, asks before it is left, and can be cancelled', async () => {
  const { between, gate } = gateBefore('addResource');
  const { user } = await open(add, { between });
  const form = await uploadForm();
  await listed();
  await user.upload(form.getByLabelText(/^Resources/), pdf('Rivers.pdf'));
  await user.click(form.getByRole('button', { name: 'Upload' }));
  const bar = await form.findByRole('progressbar', { name: 'Uploading' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[1-9]0%$/)));
  await user.click(screen.getByRole('link', { name: 'Edit protected-areas-notes.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(form.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  expect(await verdict(/^Rivers.pdf/)).toHaveTextContent('Ready to send');
  gate.open();
  await user.click(form.getByRole('button', { name: 'Upload' }));
  await waitFor(async () => expect(await listed()).toEqual([...fixtures, 'Rivers.pdf']));
});

test('an upload that failed keeps its files and can be tried again', async () => {
  const { user } = await open(`${add}?fail=addResource:network`);
  const form = await uploadForm();
  await user.upload(form.getByLabelText(/^Resources/), pdf('Rivers.pdf'));
  await user.click(form.getByRole('button', { name: 'Upload' }));
  expect(await form.findByRole('alert')).toHaveTextContent('No connection. Your files are kept; try again.');
  window.history.replaceState(null, '', `${add}?fail=`);
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await listed()).toEqual([...fixtures, 'Rivers.pdf']));
});

test('a file is replaced by a PDF only', async () => {
  const { user } = await open(details);
  await user.click(await screen.findByRole('link', { name: 'Edit protected-areas-exercises.zip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Resource' }));
  const input = dialog.getByLabelText(/^Resources/);
  await user.upload(input, zip('Lakes.zip'));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Unsupported Format\(supports \*\/pdf\)/));
  await user.upload(input, pdf('Lakes.pdf'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await listed()).toEqual([...fixtures.slice(0, 2), 'Lakes.pdf']));
  const toast = document.querySelector('[data-toast]');
  expect(toast).toHaveTextContent(/^Lakes\.pdf/);
  expect(toast).not.toHaveTextContent('protected-areas');
});

test('a replacement under way tells the megabytes', async () => {
  const { user } = await open(`${details}/resources/1/edit?slow=1000`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Resource' }));
  await user.upload(await dialog.findByLabelText(/^Resources/), pdf('Lakes.pdf'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const circle = await dialog.findByRole('progressbar', { name: 'Uploading' });
  await waitFor(() => expect(circle).toHaveAttribute('aria-valuetext', '1 kB of 1 kB'));
});

test('a file is deleted after a question that names it', async () => {
  const { user } = await open(details);
  await user.click(await screen.findByRole('link', { name: 'Delete protected-areas-exercises.zip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Resource' }));
  expect(dialog.getByText('Are you sure to delete protected-areas-exercises.zip?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await listed()).toEqual(fixtures.slice(0, 2)));
  // The link that opened the popup was removed with its row.
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Lesson Details/ })).toHaveFocus());
});

test('a delete that failed says so and stays', async () => {
  const { user } = await open(`${details}/resources/1/delete?fail=deleteResources:500`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Resource' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on the server');
});

test('a popup of a file that the lesson doesn’t have says so', async () => {
  await open(`${details}/resources/99/delete`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Resource' }));
  expect(await dialog.findByText(/Resource not found/)).toBeVisible();
});

test('a download can be cancelled, which is no error', async () => {
  const { user } = await open(details);
  const start = await screen.findByRole('button', { name: 'Download protected-areas-notes.pdf' });
  window.history.replaceState(null, '', `${details}?slow=60000`);
  await user.click(start);
  await user.click(await screen.findByRole('button', { name: 'Stop the download of protected-areas-notes.pdf' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download protected-areas-notes.pdf' })).toHaveFocus());
  expect(screen.queryByText('You cancelled this')).not.toBeInTheDocument();
});

test('a file is downloaded under the name that it looked to have; one that is gone is told of', async () => {
  const name = 'Rivers & lakes (part 1), नदी.pdf';
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await open(add);
  const form = await uploadForm();
  await user.upload(form.getByLabelText(/^Resources/), pdf(name));
  await user.click(form.getByRole('button', { name: 'Upload' }));
  await user.click(await screen.findByRole('button', { name: `Download ${name}` }));
  await waitFor(() => expect(saved).toEqual([name]));
  window.history.replaceState(null, '', `${add}?fail=media:404`);
  await user.click(screen.getByRole('button', { name: 'Download protected-areas-notes.pdf' }));
  expect(await screen.findByText('protected-areas-notes.pdf was not downloaded: This file isn’t there any more')).toBeVisible();
});
