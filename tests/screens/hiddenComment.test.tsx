import { screen, waitFor, within } from '@testing-library/react';
import { commentWith, openComments } from '@tests/support/comments';
import { renderApp } from '@tests/support/renderApp';
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
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
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
  expect(screen.queryByRole('button', { name: /needs no answer$/ })).not.toBeInTheDocument();
});

test('a comment needs no answer once that is said, and awaits it again; the button keeps the focus', async () => {
  const { user } = await openComments();
  const three = /^Three things to learn/;
  const names = commentWith(three)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '');
  const [name = ''] = names.flatMap((each) => /^Reply to (.*)$/.exec(each)?.[1] ?? []);
  await user.click(commentWith(three).getByRole('button', { name: `The comment of ${name} needs no answer` }));
  expect(await screen.findByText('The comment needs no answer now')).toBeVisible();
  const note = /^Needs no answer, as asmita\.shrestha said on /;
  expect(await commentWith(three).findByText(note)).toBeVisible();
  const undo = commentWith(three).getByRole('button', { name: `The comment of ${name} needs an answer` });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByText('The comment awaits an answer again')).toBeVisible();
  await waitFor(() => expect(commentWith(three).queryByText(note)).not.toBeInTheDocument());
  // One that staff has answered awaits none.
  expect(commentWith(/^Why do some books/).queryByRole('button', { name: /needs (no|an) answer$/ })).not.toBeInTheDocument();
});

test('all that wait are listed from the messages, each with the way to its answer, and leave as they are worked down', async () => {
  const { user } = await renderApp('/');
  await user.click(await screen.findByRole('button', { name: /^Messages/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'All 22 comments that wait for an answer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Comments to answer' })).toBeVisible();
  expect((await screen.findAllByRole('cell', { name: 'Anonymous' })).length).toBeGreaterThan(0);
  const first = 'A hospital is the building, so it must be the building.';
  const row = within((await screen.findByText(first)).closest('tr') ?? document.body);
  expect(row.getByRole('link', { name: `Answer “${first}”` })).toHaveAttribute('href', expect.stringMatching(/#reply-2$/));
  await user.click(row.getByRole('button', { name: `“${first}” needs no answer` }));
  expect(await screen.findByText('The comment needs no answer now')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(first)).not.toBeInTheDocument());
});
