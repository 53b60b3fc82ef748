import { screen, waitFor, within } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

/** A file that a browser takes for a PDF. */
const asPdf = (file: File, name: string) => new File([file], name, { type: 'application/pdf' });

test('a file is found by its name, says where it is used, and is replaced everywhere', async () => {
  const { user } = await renderApp('/file?filter={"q":"geometry-notes"}');
  expect(await screen.findByRole('heading', { name: 'Files', level: 1 })).toBeVisible();
  const file = await row('geometry-notes.pdf');
  expect(file).toHaveTextContent('PDF');
  await user.click(within(file).getByRole('link', { name: 'Where geometry-notes.pdf is used' }));
  const uses = await popup('Where it is used');
  expect(await uses.findByText('1 record uses it:')).toBeVisible();
  expect(await uses.findByRole('link', { name: 'Lesson’s file · geometry-notes.pdf' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/coursesetup\/viewLessonsDetails\//),
  );
  await user.click(uses.getByRole('link', { name: 'Replace everywhere' }));
  const form = await popup('Replace everywhere');
  expect(await form.findByText(/^The one record that uses it gets the new file/)).toBeVisible();
  await user.upload(await form.findByLabelText(/^The new file/), asPdf(fileOf('pdf'), 'geometry 2083.pdf'));
  await press(user, form, 'Save');
  expect(await screen.findByText('File replaced successfully. Records changed: 1')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /geometry-notes\.pdf/ })).not.toBeInTheDocument());
});

test('what isn’t such a file is refused, and stays chosen', async () => {
  const { user } = await renderApp('/file?filter={"q":"geometry-notes"}');
  await user.click(within(await row('geometry-notes.pdf')).getByRole('link', { name: 'Replace geometry-notes.pdf everywhere' }));
  const form = await popup('Replace everywhere');
  await user.upload(await form.findByLabelText(/^The new file/), asPdf(fileOf('png'), 'notes.pdf'));
  await press(user, form, 'Save');
  expect(await form.findByText(/^This is another kind of file/)).toBeVisible();
  expect(form.getByText(/^notes\.p/)).toBeVisible();
});

test('a server that doesn’t list files says so', async () => {
  await renderApp('/file', { settings: { history: false } });
  expect(await screen.findByText('This server doesn’t list its files.')).toBeVisible();
});
