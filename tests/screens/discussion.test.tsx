import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { losing } from '@tests/support/bulk';
import { commentWith, openComments, path } from '@tests/support/comments';
import { renderApp } from '@tests/support/renderApp';
import { beforeAll, expect, test } from 'vitest';
import { editors } from '@/components/form/richText/editors';
import { discussionCalls } from '@/contract/discussion';
import type { Transport } from '@/providers/api/transport';

// The editor's code is large: loaded before, or a test's time would go by.
beforeAll(async () => {
  await editors.tiptap.load();
});

/** Pastes a text: jsdom moves no cursor in an editor. */
async function write(user: UserEvent, text: string) {
  await user.click(await editor());
  await user.paste(text);
}

const editor = async () => {
  const box = await screen.findByRole('textbox', { name: /^Comment/ });
  await waitFor(() => expect(box).toBeVisible());
  return box;
};

test('threads open their answers one by one, with initials, the tick of staff, and nobody’s as anonymous', async () => {
  const { user } = await openComments();
  expect(screen.getByRole('button', { name: 'Comments (20)' })).toHaveAttribute('aria-expanded', 'true');
  const question = /^Why do some books/;
  expect(commentWith(question).getByText('Tara Dahal')).toBeVisible();
  expect(commentWith(question).getByText('T')).toBeInTheDocument();
  expect(commentWith(question).queryByTitle('Staff')).not.toBeInTheDocument();
  expect(commentWith(/^The percentages add up/).getByText('Anonymous')).toBeVisible();
  expect(screen.queryByText(/^The 17 percent/)).not.toBeInTheDocument();

  await user.click(commentWith(question).getByRole('button', { name: 'Replies(1)' }));
  expect(commentWith(/^The 17 percent/).getByTitle('Staff')).toBeInTheDocument();
  expect(screen.getByText(/^The 17 percent/).closest('li')).toHaveAttribute('aria-level', '2');
  await user.click(commentWith(/^The 17 percent/).getByRole('button', { name: 'Replies(2)' }));
  await user.click(commentWith(/^Is Chitwan/).getByRole('button', { name: 'Replies(1)' }));
  await user.click(commentWith(/^Yes: Chitwan/).getByRole('button', { name: 'Replies(1)' }));
  await user.click(commentWith(/^And Deukhuri/).getByRole('button', { name: 'Replies(1)' }));
  await user.click(commentWith(/^Deukhuri is a part/).getByRole('button', { name: 'Replies(1)' }));
  // Drawn flat from here on, it says what it answers.
  expect(commentWith(/^Old question papers/).getByText('in answer to Bikash Bahadur Tharu')).toBeVisible();

  await user.click(commentWith(question).getByRole('button', { name: 'Replies(1)' }));
  expect(screen.queryByText(/^Is Chitwan/)).not.toBeInTheDocument();
});

test('markup that was typed as text stays text', async () => {
  await openComments();
  expect(commentWith(/^My notes app/).getByText("<script>alert('Tarai')</script>")).toBeVisible();
});

test('an answer is posted below the comment whose Reply was pressed, and takes the focus', async () => {
  const { user, asked } = await openComments();
  await user.click(commentWith(/^The percentages/).getByRole('button', { name: 'Reply to Anonymous' }));
  const group = screen.getByRole('group', { name: 'Reply to Anonymous' });
  const box = await editor();
  await waitFor(() => expect(box).toHaveFocus());
  await user.paste('It is 1 : 1,000,000.');
  await user.click(within(group).getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  await waitFor(() => expect(commentWith('It is 1 : 1,000,000.').getByText('Asmita Shrestha')).toBeVisible());
  expect(screen.getByText('It is 1 : 1,000,000.').closest('li')).toHaveAttribute('aria-level', '2');
  await waitFor(() => expect(commentWith('It is 1 : 1,000,000.').getByRole('button', { name: /^Reply/ })).toHaveFocus());
  expect(screen.queryByRole('group', { name: 'Reply to Anonymous' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comments (21)' })).toBeVisible();
  const sent = asked().find((call) => call.startsWith('createDiscussion')) ?? '';
  expect(sent).toContain('"topic_id":1,"lesson_id":1,"main_topic":1,"subcourse_slug":"general-awareness"');
});

test('a failed post keeps what was typed, and so does a reload', async () => {
  const failing = (transport: Transport): Transport => {
    return async (request) =>
      request.call === 'createDiscussion' ? { status: 500, body: { msg: 'The disk is full' } } : transport(request);
  };
  const { user, unmount } = await openComments({ between: failing });
  await user.click(screen.getByRole('button', { name: 'Write a comment' }));
  await write(user, 'Where is the legend?');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findAllByText(/The disk is full/))[0]).toBeVisible();
  expect(await editor()).toHaveTextContent('Where is the legend?');
  expect(await screen.findByText(/^Draft kept/)).toBeVisible();
  unmount();

  const again = await openComments();
  await again.user.click(await screen.findByRole('button', { name: 'your comment' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('Where is the legend?'));
  await again.user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(commentWith('Where is the legend?').getByText('Asmita Shrestha')).toBeVisible());
  expect(screen.queryByText(/^Not posted yet/)).not.toBeInTheDocument();
});

test('a post whose answer is lost is sent again, and stands once', async () => {
  const { user } = await openComments({ between: losing('createDiscussion', (count) => count === 1) });
  await user.click(screen.getByRole('button', { name: 'Write a comment' }));
  await write(user, 'Where is the legend?');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findAllByText(/^No connection/))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(commentWith('Where is the legend?').getByText('Asmita Shrestha')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Post' })).not.toBeInTheDocument());
  expect(screen.getAllByText('Where is the legend?')).toHaveLength(1);
});

test('an answer that is begun elsewhere isn’t lost: it is named, and comes back with its comment', async () => {
  const { user } = await openComments();
  await user.click(commentWith(/^The percentages/).getByRole('button', { name: 'Reply to Anonymous' }));
  await write(user, 'For the map');
  await user.click(commentWith(/^My notes app/).getByRole('button', { name: 'Reply to Amrit Chhetri' }));
  expect(await screen.findByRole('group', { name: 'Reply to Amrit Chhetri' })).toBeVisible();
  expect(await editor()).not.toHaveTextContent('For the map');
  await user.click(await screen.findByRole('button', { name: 'your answer to Anonymous' }));
  expect(await screen.findByRole('group', { name: 'Reply to Anonymous' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('For the map'));
});

test('an address that names an answer opens its form, in a thread that is closed otherwise', async () => {
  const first = await openComments();
  const { user } = first;
  await user.click(commentWith(/^Why do some books/).getByRole('button', { name: 'Replies(1)' }));
  const answer = screen.getByText(/^The 17 percent/).closest('li');
  expect(answer).not.toBeNull();
  const { data } = await first.services.client.send(discussionCalls.getDiscussion, {
    subTopicId: '1',
  });
  const { iid } = data.find(({ comments }) => comments.includes('The 17 percent')) ?? {};
  first.unmount();
  await openComments({}, `${path}#reply-${iid}`);
  expect(await screen.findByRole('group', { name: 'Reply to Asmita Shrestha' })).toBeVisible();
});

test('only one’s own comment can be changed, in a popup; a refused change is told, and keeps what was typed', async () => {
  let isFailing = true;
  const failing = (transport: Transport): Transport => {
    return async (request) =>
      isFailing && request.call === 'updateDiscussion' ? { status: 500, body: { msg: 'The disk is full' } } : transport(request);
  };
  const { user } = await openComments({ between: failing });
  await user.click(commentWith(/^Why do some books/).getByRole('button', { name: 'Replies(1)' }));
  expect(screen.getAllByRole('button', { name: 'Edit' }).filter((button) => button.closest('li'))).toHaveLength(1);
  await user.click(commentWith(/^The 17 percent/).getByRole('button', { name: 'Edit' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Edit Comment' }));
  const box = await popup.findByRole('textbox', { name: /^Comment/ });
  await waitFor(() => expect(box).toHaveTextContent(/^The 17 percent/));
  await user.click(box);
  await user.paste('Corrected. ');
  await user.click(popup.getByRole('button', { name: 'Save' }));
  expect(await popup.findByText(/The disk is full/)).toBeVisible();
  expect(box).toHaveTextContent(/Corrected\./);
  isFailing = false;
  await user.click(popup.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Comment updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(commentWith(/Corrected\./).getByText('edited')).toBeVisible();
});

test('what was begun in the playlist is found on the sub topic’s own page, by its id and its slug', async () => {
  const { user, unmount } = await renderApp(
    '/courseplaylistsetup?courses=1&subcourse=1&subcourse_main_topic=1&topic=1&tab=comments',
  );
  await user.click(await screen.findByRole('button', { name: 'Write a comment' }));
  await write(user, 'Begun in the playlist');
  expect(await screen.findByText(/^Draft kept/)).toBeVisible();
  unmount();

  const dashboard = await renderApp('/dashboard');
  const link = await screen.findByRole('link', { name: /^Mountain, Hill and Tarai/ });
  expect(link).toHaveAttribute('href', '/coursesetup/viewSubTopicDetails/1#comment-1');
  dashboard.unmount();
  const again = await openComments();
  await again.user.click(await screen.findByRole('button', { name: 'your comment' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('Begun in the playlist'));
});
