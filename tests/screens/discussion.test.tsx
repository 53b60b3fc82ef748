import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { beforeAll, expect, test } from 'vitest';
import { editors } from '@/components/form/richText/editors';
import { discussionCalls } from '@/contract/discussion';
import { NetworkError, type Transport } from '@/providers/api/transport';

// The editor's code is large: loaded before, or a test's time would go by.
beforeAll(async () => {
  await editors.tiptap.load();
}, 60_000);

const path = '/coursesetup/viewSubTopicDetails/mountain-hill-and-tarai';

const row = (text: RegExp | string) => {
  const line = screen.getByText(text).closest('li');
  if (!line) throw new Error('It is in no comment');
  return within(line);
};

/** Opens the comments on the first sub topic. */
async function open(options: Parameters<typeof renderApp>[1] = {}, at = path) {
  const app = await renderApp(at, options);
  const section = await screen.findByRole('button', { name: /^(Comments|टिप्पणीहरू) \(/ });
  if (section.getAttribute('aria-expanded') === 'false') await app.user.click(section);
  await screen.findByRole('region', { name: /^(Comments|टिप्पणीहरू)$/ });
  return app;
}

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
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Comments (20)' })).toHaveAttribute('aria-expanded', 'true');
  const question = /^Why do some books/;
  expect(row(question).getByText('Tara Dahal')).toBeVisible();
  expect(row(question).getByText('T')).toBeInTheDocument();
  expect(row(question).queryByTitle('Staff')).not.toBeInTheDocument();
  expect(row(/^The percentages add up/).getByText('Anonymous')).toBeVisible();
  expect(screen.queryByText(/^The 17 percent/)).not.toBeInTheDocument();

  await user.click(row(question).getByRole('button', { name: 'Replies(1)' }));
  expect(row(/^The 17 percent/).getByTitle('Staff')).toBeInTheDocument();
  expect(screen.getByText(/^The 17 percent/).closest('li')).toHaveAttribute('aria-level', '2');
  await user.click(row(/^The 17 percent/).getByRole('button', { name: 'Replies(2)' }));
  await user.click(row(/^Is Chitwan/).getByRole('button', { name: 'Replies(1)' }));
  await user.click(row(/^Yes: Chitwan/).getByRole('button', { name: 'Replies(1)' }));
  await user.click(row(/^And Deukhuri/).getByRole('button', { name: 'Replies(1)' }));
  await user.click(row(/^Deukhuri is a part/).getByRole('button', { name: 'Replies(1)' }));
  // Drawn flat from here on, it says what it answers.
  expect(row(/^Old question papers/).getByText('in answer to Bikash Bahadur Tharu')).toBeVisible();

  await user.click(row(question).getByRole('button', { name: 'Replies(1)' }));
  expect(screen.queryByText(/^Is Chitwan/)).not.toBeInTheDocument();
});

test('markup that was typed as text stays text', async () => {
  await open();
  expect(row(/^My notes app/).getByText("<script>alert('Tarai')</script>")).toBeVisible();
});

test('an answer is posted below the comment whose Reply was pressed, and takes the focus', async () => {
  const { user, asked } = await open();
  await user.click(row(/^The percentages/).getByRole('button', { name: 'Reply to Anonymous' }));
  const group = screen.getByRole('group', { name: 'Reply to Anonymous' });
  const box = await editor();
  await waitFor(() => expect(box).toHaveFocus());
  await user.paste('It is 1 : 1,000,000.');
  await user.click(within(group).getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Comment posted successfully')).toBeVisible();
  expect(row('It is 1 : 1,000,000.').getByText('Asmita Shrestha')).toBeVisible();
  expect(screen.getByText('It is 1 : 1,000,000.').closest('li')).toHaveAttribute('aria-level', '2');
  await waitFor(() => expect(row('It is 1 : 1,000,000.').getByRole('button', { name: /^Reply/ })).toHaveFocus());
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
  const { user, unmount } = await open({ between: failing });
  await user.click(screen.getByRole('button', { name: 'Write a comment' }));
  await write(user, 'Where is the legend?');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findAllByText(/The disk is full/))[0]).toBeVisible();
  expect(await editor()).toHaveTextContent('Where is the legend?');
  expect(await screen.findByText(/^Draft kept/)).toBeVisible();
  unmount();

  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'your comment' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('Where is the legend?'));
  await again.user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(row('Where is the legend?').getByText('Asmita Shrestha')).toBeVisible());
  expect(screen.queryByText(/^Not posted yet/)).not.toBeInTheDocument();
});

test('a post whose answer is lost is sent again, and stands once', async () => {
  let isLost = true;
  const losing = (transport: Transport): Transport => {
    return async (request) => {
      const answer = await transport(request);
      if (isLost && request.call === 'createDiscussion') throw new NetworkError('the line broke');
      return answer;
    };
  };
  const { user } = await open({ between: losing });
  await user.click(screen.getByRole('button', { name: 'Write a comment' }));
  await write(user, 'Where is the legend?');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findAllByText(/^No connection/))[0]).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(row('Where is the legend?').getByText('Asmita Shrestha')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Post' })).not.toBeInTheDocument());
  expect(screen.getAllByText('Where is the legend?')).toHaveLength(1);
});

test('an answer that is begun elsewhere isn’t lost: it is named, and comes back with its comment', async () => {
  const { user } = await open();
  await user.click(row(/^The percentages/).getByRole('button', { name: 'Reply to Anonymous' }));
  await write(user, 'For the map');
  await user.click(row(/^My notes app/).getByRole('button', { name: 'Reply to Amrit Chhetri' }));
  expect(await screen.findByRole('group', { name: 'Reply to Amrit Chhetri' })).toBeVisible();
  expect(await editor()).not.toHaveTextContent('For the map');
  await user.click(await screen.findByRole('button', { name: 'your answer to Anonymous' }));
  expect(await screen.findByRole('group', { name: 'Reply to Anonymous' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('For the map'));
});

test('an address that names an answer opens its form, in a thread that is closed otherwise', async () => {
  const first = await open();
  const { user } = first;
  await user.click(row(/^Why do some books/).getByRole('button', { name: 'Replies(1)' }));
  const answer = screen.getByText(/^The 17 percent/).closest('li');
  expect(answer).not.toBeNull();
  const { data } = await first.services.client.send(discussionCalls.getDiscussion, {
    subTopicId: '1',
  });
  const { iid } = data.find(({ comments }) => comments.includes('The 17 percent')) ?? {};
  first.unmount();
  await open({}, `${path}#reply-${iid}`);
  expect(await screen.findByRole('group', { name: 'Reply to Asmita Shrestha' })).toBeVisible();
});

test('only one’s own comment can be changed, in a popup; a refused change is told, and keeps what was typed', async () => {
  let isFailing = true;
  const failing = (transport: Transport): Transport => {
    return async (request) =>
      isFailing && request.call === 'updateDiscussion' ? { status: 500, body: { msg: 'The disk is full' } } : transport(request);
  };
  const { user } = await open({ between: failing });
  await user.click(row(/^Why do some books/).getByRole('button', { name: 'Replies(1)' }));
  expect(screen.getAllByRole('button', { name: 'Edit' }).filter((button) => button.closest('li'))).toHaveLength(1);
  await user.click(row(/^The 17 percent/).getByRole('button', { name: 'Edit' }));
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
  expect(row(/Corrected\./).getByText('edited')).toBeVisible();
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
  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'your comment' }));
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('Begun in the playlist'));
});

test('a comment is hidden with a reason and shown again; what was typed, and who hid it, stay in words', async () => {
  let isFailing = true;
  const failing = (transport: Transport): Transport => {
    return async (request) =>
      isFailing && request.path.startsWith('/rest/discussion')
        ? { status: 500, body: { msg: 'The disk is full' } }
        : transport(request);
  };
  const { user } = await open({ between: failing });
  const question = /^Why do some books/;
  await user.click(row(question).getByRole('button', { name: 'Hide the comment of Tara Dahal' }));
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
  expect(await row(question).findByText(note)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comments (19)' })).toBeVisible();
  expect(row(question).getByRole('button', { name: 'Replies(1)' })).toBeVisible();
  expect(row(question).queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  const again = row(question).getByRole('button', { name: 'Show again the comment of Tara Dahal' });
  await waitFor(() => expect(again).toHaveFocus());

  isFailing = true;
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The comment is still hidden: The disk is full')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Learners see the comment again')).toBeVisible();
  await waitFor(() => expect(row(question).queryByText(note)).not.toBeInTheDocument());
  expect(row(question).getByRole('button', { name: 'Hide the comment of Tara Dahal' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comments (20)' })).toBeVisible();
});

test('a reason that is begun comes back with its popup', async () => {
  const { user } = await open();
  await user.click(row(/^The percentages/).getByRole('button', { name: 'Hide the comment of Anonymous' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Advertises a');
  expect(await screen.findByText(/^Draft kept/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'why the comment of Anonymous is to be hidden' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Advertises a'));
});

test('hiding isn’t offered where the server has no call for it', async () => {
  await open({ settings: { history: false } });
  expect(row(/^The percentages/).getByRole('button', { name: /^Reply/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument();
});
