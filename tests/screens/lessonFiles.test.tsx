import { screen, waitFor, within } from '@testing-library/react';
import { fill, formPanel, panel, save } from '@tests/support/course';
import { gateBefore } from '@tests/support/gate';
import { listed, open, pdf, png, uploadForm, verdict, zip } from '@tests/support/lessonFiles';
import { expect, test, vi } from 'vitest';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';

const addLesson = '/coursesetup/addLessons/1';

/** Fills in a new lesson, and chooses its files. */
async function fillLesson(user: Awaited<ReturnType<typeof open>>['user'], files: File[]) {
  const form = await formPanel('Add Lesson');
  await fill(user, form, { 'Lesson Title': 'Where Nepal is', 'Lecture Hours': '2' });
  await user.upload(form.getByLabelText('Files'), files);
  const [first] = files;
  await form.findByText(new RegExp(`^${first?.name}`));
  return form;
}

test('a lesson’s own form takes its files, which are sent once it is added', async () => {
  const { user } = await open(addLesson);
  const form = await fillLesson(user, [pdf('Rivers.pdf'), zip('Lakes.zip')]);
  expect(form.getByLabelText('Files')).toHaveAccessibleDescription('PDF or ZIP, at most 25 MB each; up to 4 files at once');
  await save(user, form);
  expect(await (await panel('Lesson Details')).findByText('Where Nepal is')).toBeVisible();
  await waitFor(async () => expect(await listed()).toEqual(['Rivers.pdf', 'Lakes.zip']));
  expect(await screen.findByText('2 files were added to the lesson')).toBeVisible();
});

test('a file that breaks the rules keeps the lesson from being saved, until it is removed', async () => {
  const { user } = await open(addLesson);
  const form = await fillLesson(user, [png('Map.png'), pdf('Rivers.pdf')]);
  await save(user, form);
  expect(await form.findByText('Unsupported Format(supports */pdf/*zip)')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Files')).toBeInvalid());
  await user.click(form.getByRole('button', { name: 'Remove Map.png' }));
  await waitFor(() => expect(form.getByLabelText('Files')).toBeValid());
  await save(user, form);
  await panel('Lesson Details');
  await waitFor(async () => expect(await listed()).toEqual(['Rivers.pdf']));
});

test('a lesson whose files are refused is saved, and they wait at the lesson with the reason', async () => {
  const { user, services } = await open(addLesson);
  const form = await fillLesson(user, [pdf('Forms.pdf'), pdf('Rivers.pdf')]);
  const { send } = services.client;
  const refusal = new ApiError(400, say('invalid_fields'), { 'resources.0': ['This paper has a password'] });
  const refuse: typeof send = (call, ...rest) => (call.name === 'addResource' ? Promise.reject(refusal) : send(call, ...rest));
  const spy = vi.spyOn(services.client, 'send').mockImplementation(refuse);
  await save(user, form);
  const upload = await uploadForm();
  expect(await upload.findByText('This paper has a password')).toBeVisible();
  expect(upload.getByRole('alert')).toHaveTextContent('Not sent. Your files are kept.');
  expect(within(await screen.findByRole('tree')).getByRole('treeitem', { name: /Where Nepal is/ })).toBeVisible();
  spy.mockRestore();
  await user.click(upload.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await listed()).toEqual(['Rivers.pdf']));
});

test('the next lesson is added at once, after the files of the first are sent', async () => {
  const { user } = await open(addLesson);
  const form = await fillLesson(user, [pdf('Rivers.pdf')]);
  await user.click(form.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findByText('1 file was added to the lesson')).toBeVisible();
  const next = await formPanel('Add Lesson');
  await waitFor(() => expect(next.getByRole('textbox', { name: /^Lesson Title/ })).toHaveValue(''));
  expect(next.queryByText(/^Rivers.pdf/)).not.toBeInTheDocument();
});

test('files whose sending is stopped wait at the lesson', async () => {
  const { between, gate } = gateBefore('addResource');
  const { user } = await open(addLesson, { between });
  const form = await fillLesson(user, [pdf('Rivers.pdf')]);
  await save(user, form);
  await user.click(await form.findByRole('button', { name: 'Stop sending the files' }));
  expect(await verdict(/^Rivers.pdf/)).toHaveTextContent('Ready to send');
  gate.open();
  const upload = await uploadForm();
  expect(upload.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(upload.getByRole('button', { name: 'Upload' }));
  await waitFor(async () => expect(await listed()).toEqual(['Rivers.pdf']));
});

test('files that the end of the session has kept from being sent wait for their own person', async () => {
  let isOver = false;
  let wasOver = false;
  const between: NonNullable<NonNullable<Parameters<typeof open>[1]>['between']> = (transport) => async (request) => {
    if (request.call === 'login') isOver = false;
    else if (request.call === 'addResource' && !wasOver) isOver = wasOver = true;
    return isOver ? { status: 401, body: { detail: 'It is over' } } : transport(request);
  };
  const { user } = await open(addLesson, { between });
  const form = await fillLesson(user, [pdf('Rivers.pdf')]);
  await save(user, form);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await user.click(screen.getByLabelText('Email'));
  await user.paste('staff@coursedesk.test');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Coursedesk#1');
  await user.keyboard('{Enter}');
  const again = await formPanel('Add Lesson');
  expect(await again.findByText('“Where Nepal is” is saved, but these files are not added yet: Rivers.pdf')).toBeVisible();
  await user.click(again.getByRole('link', { name: 'Send them' }));
  expect(await verdict(/^Rivers.pdf/)).toHaveTextContent('Ready to send');
  await user.click((await uploadForm()).getByRole('button', { name: /Try again|Upload/ }));
  await waitFor(async () => expect(await listed()).toEqual(['Rivers.pdf']));
});

test('a draft says that it keeps no files', async () => {
  const { user, unmount } = await open(addLesson);
  const form = await fillLesson(user, [pdf('Rivers.pdf')]);
  await form.findByText(/^Draft kept/);
  unmount();
  await open(addLesson);
  expect(await screen.findByText(/Files are not kept: please choose them again/)).toBeVisible();
});
