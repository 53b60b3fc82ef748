import { screen, waitFor, within } from '@testing-library/react';
import { commentWith, openComments } from '@tests/support/comments';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

test('a comment is hidden with a reason and shown again; what was typed, and who hid it, stay in words', async () => {
  let isFailing = true;
  const failing = (transport: Transport): Transport => {
    return async (request) =>
      isFailing && request.path.startsWith('/rest/discussion')
        ? { status: 500, body: { msg: 'The disk is full' } }
        : transport(request);
  };
  const { user } = await openComments({ between: failing });
  const question = /^Why do some books/;
  await user.click(commentWith(question).getByRole('button', { name: 'Hide the comment of Tara Dahal' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Hide the comment of Tara Dahal' }));
  expect(popup.getByText('Learners no longer see this comment. Nothing is deleted; its replies stay.')).toBeVisible();
  const reason = popup.getByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, 'rude');
  await user.click(popup.getByRole('button', { name: 'Hide' }));
  expect(await popup.findByText('must be more than 5 characters')).toBeVisible();
  await user.clear(reason);
  await user.type(reason, 'Names a <b>teacher</b>');
  await user.click(popup.getByRole('button', { name: 'Hide' }));
  expect(await popup.findByText(/The disk is full/)).toBeVisible();
  expect(reason).toHaveValue('Names a <b>teacher</b>');
  isFailing = false;
  await user.click(popup.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Comment hidden from learners')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const note = /^Hidden by \S+ on .* \(20\d\d-\d\d-\d\d\): Names a <b>teacher<\/b>$/;
  expect(await commentWith(question).findByText(note)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comments (19)' })).toBeVisible();
  expect(commentWith(question).getByRole('button', { name: 'Replies(1)' })).toBeVisible();
  expect(commentWith(question).queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  const again = commentWith(question).getByRole('button', { name: 'Show again the comment of Tara Dahal' });
  await waitFor(() => expect(again).toHaveFocus());

  isFailing = true;
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The comment is still hidden: The disk is full')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Learners see the comment again')).toBeVisible();
  await waitFor(() => expect(commentWith(question).queryByText(note)).not.toBeInTheDocument());
  expect(commentWith(question).getByRole('button', { name: 'Hide the comment of Tara Dahal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comments (20)' })).toBeVisible();
});

test('a reason that is begun comes back with its popup', async () => {
  const { user } = await openComments();
  await user.click(commentWith(/^The percentages/).getByRole('button', { name: 'Hide the comment of Anonymous' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Advertises a');
  expect(await screen.findByText(/^Draft kept/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'why the comment of Anonymous is to be hidden' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Advertises a'));
});

test('hiding isn’t offered where the server has no call for it', async () => {
  await openComments({ settings: { history: false } });
  expect(commentWith(/^The percentages/).getByRole('button', { name: /^Reply/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument();
});
