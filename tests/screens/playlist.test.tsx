import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { gateBefore } from '@tests/support/gate';
import { renderApp } from '@tests/support/renderApp';
import { followSites } from '@tests/support/sites';
import { expect, test, vi } from 'vitest';

/** Mechanics: a plain text, a video of YouTube, an embed code and a video at another site. */
const address = '/courseplaylistsetup?courses=15&subcourse=37&subcourse_main_topic=82';
/** Geography of Nepal: a test of six questions, and three files. */
const geography = '/courseplaylistsetup?courses=1&subcourse=1&subcourse_main_topic=1';

const shown = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async () => {
  const tree = await screen.findByRole('tree', { name: 'Lessons' });
  return within(tree)
    .getAllByRole('treeitem')
    .map((row) => row.textContent);
};
const frame = () => document.querySelector('iframe');

test('a main topic is chosen step by step, and its lessons are beside what is played', async () => {
  const { user } = await renderApp('/courseplaylistsetup');
  expect(await screen.findByText(/^Choose a course, a subcourse and a main topic/)).toBeVisible();
  for (const [name, option] of [
    [/^Course/, /^Section Officer Preparation/],
    [/^Subcourse/, 'General Awareness'],
    [/^Main Topic/, 'Geography of Nepal'],
  ] as const) {
    await waitFor(() => expect(screen.getByRole('combobox', { name })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('button', { name: 'View playlist' }));
  expect(await rows()).toEqual([
    'Physical regions',
    'Mountain, Hill and Tarai',
    'The three river systems00:18:40',
    'Knowledge Test6',
    'Climate and natural resources',
    'Monsoon and rainfall',
    'Knowledge Test0',
    'Protected areas',
    'National parks and reserves00:14:05',
    'Knowledge Test1',
  ]);
  expect(window.location.pathname + window.location.search).toBe(geography);
  const item = await shown('Mountain, Hill and Tarai');
  expect(item.getByText(/^The Mountain region covers/)).toBeVisible();
  expect(document.title).toBe('Mountain, Hill and Tarai · Course Playlist · Coursedesk');
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument());
  expect(await axeFaults()).toEqual([]);
});

test('what the address names is shown, and keys lead on and back', async () => {
  const { user } = await renderApp(`${geography}&topic=2`);
  await shown('The three river systems');
  await user.keyboard('j');
  await shown('Knowledge Test');
  expect(window.location.search).toMatch(/&test=1$/);
  await user.keyboard('k');
  await shown('The three river systems');
  await user.keyboard('k');
  await shown('Mountain, Hill and Tarai');
  expect(screen.getByRole('button', { name: 'Previous in the playlist' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('k');
  await user.click(screen.getByRole('link', { name: 'Monsoon and rainfall' }));
  await shown('Monsoon and rainfall');
});

test('an address that names nothing of the playlist says so', async () => {
  await renderApp(`${geography}&topic=22`);
  expect(await screen.findByText(/^What this address leads to isn’t in this playlist/)).toBeVisible();
  expect(await rows()).toHaveLength(10);
});

test('nothing of a video is fetched before it is played; YouTube is told which site embeds it', async () => {
  const { asked } = followSites();
  const { user } = await renderApp(`${geography}&topic=2`);
  const item = await shown('The three river systems');
  const play = item.getByRole('button', { name: 'Play The three river systems' });
  expect(frame()).toBeNull();
  expect(item.queryByRole('img')).toBeNull();
  expect(asked()).toEqual([]);
  await user.click(play);
  const player = item.getByTitle('The three river systems');
  // The keys still lead on, and the next Tab into the player.
  expect(document.activeElement).toBe(player.parentElement);
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/demo-001093');
  // Without it, YouTube shows its error 153.
  expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  expect(asked()).toEqual(['https://www.youtube-nocookie.com/embed/demo-001093']);
});

test('a site that doesn’t answer is told of, with the video’s own address', async () => {
  const { state } = followSites({ isAway: true });
  const { user } = await renderApp(`${geography}&topic=2`);
  const item = await shown('The three river systems');
  await user.click(item.getByRole('button', { name: 'Play The three river systems' }));
  item.getByRole('tab', { name: 'Description' }).focus();
  expect(await item.findByText(/^www.youtube-nocookie.com doesn’t answer/)).toBeVisible();
  expect(item.getByRole('tab', { name: 'Description' })).toHaveFocus();
  expect(frame()).toBeNull();
  expect(item.getByRole('link', { name: 'Open the video in a new tab' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=demo-001093',
  );
  state.isAway = false;
  await user.click(item.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(frame()).not.toBeNull());
});

test.each(['Relative velocity', 'Conservation of energy', 'Moment of inertia'])('%s is played in a sandbox', async (name) => {
  followSites();
  const { user } = await renderApp(address);
  await user.click(await screen.findByRole('link', { name }));
  const item = await shown(name);
  await user.click(item.getByRole('button', { name: `Play ${name}` }));
  expect(item.getByTitle(name)).toHaveAttribute('src', expect.stringMatching(/^https:/));
  expect(item.getByTitle(name)).toHaveAttribute('sandbox');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('a test asks its questions by number, and shows an answer when asked for it', async () => {
  const { user } = await renderApp(`${geography}&test=1`);
  const item = await shown('Knowledge Test');
  expect(item.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Question ${number}`),
  );
  const right = () => item.queryAllByTitle('Right answer');
  expect(right()).toHaveLength(0);
  const [first] = item.getAllByRole('button', { name: 'Show the answer' });
  if (first) await user.click(first);
  expect(right()).toHaveLength(1);
  await user.click(item.getByRole('button', { name: 'Show all answers' }));
  expect(right()).toHaveLength(6);
  await user.click(item.getByRole('button', { name: 'Hide all answers' }));
  expect(right()).toHaveLength(0);
});

test('a test without active questions leads to where they are activated', async () => {
  await renderApp(`${geography}&test=2`);
  const item = await shown('Knowledge Test');
  expect(item.getByText('No question is active in this lesson’s test.')).toBeVisible();
  expect(item.getByRole('link', { name: 'Activate questions' })).toHaveAttribute('href', '/lessonQuizReport');
});

test('a file is downloaded under a popup that shows how far it is', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, services } = await renderApp(`${geography}&topic=4`);
  const item = await shown('National parks and reserves');
  await user.click(item.getByRole('tab', { name: 'Resources (3)' }));
  const file = await item.findByRole('button', { name: 'Download protected-areas-notes.pdf' });
  let send: (() => void) | undefined;
  services.media.fetch = async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new Uint8Array(40));
        send = () => {
          stream.enqueue(new Uint8Array(60));
          stream.close();
        };
      },
    });
    return new Response(body, { headers: { 'content-length': '100' } });
  };
  await user.click(file);
  const popup = within(await screen.findByRole('dialog', { name: 'Downloading...' }));
  await waitFor(() => expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%'));
  send?.();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(click.mock.contexts.map((link) => Object(link).download)).toEqual(['protected-areas-notes.pdf']);
});

test('a download is stopped by its popup, and a file that is gone is told of', async () => {
  const { user, services } = await renderApp(`${geography}&topic=4`);
  const item = await shown('National parks and reserves');
  await user.click(item.getByRole('tab', { name: 'Resources (3)' }));
  const file = await item.findByRole('button', { name: 'Download protected-areas-notes.pdf' });
  const { fetch } = services.media;
  services.media.fetch = (_, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await user.click(file);
  const popup = within(await screen.findByRole('dialog', { name: 'Downloading...' }));
  await user.click(popup.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  services.media.fetch = fetch;
  window.history.replaceState(null, '', `${geography}&topic=4&fail=media:404`);
  await user.click(file);
  expect(await screen.findByText(/^protected-areas-notes.pdf was not downloaded: This file isn’t there/)).toBeVisible();
});

test('a playlist that can’t be read is read again', async () => {
  const { between, gate } = gateBefore('getCoursePlayList');
  gate.isBroken = true;
  gate.open();
  const { user } = await renderApp(geography, { between });
  const again = await screen.findByRole('button', { name: 'Try again' });
  gate.isBroken = false;
  await user.click(again);
  expect(await rows()).toHaveLength(10);
});

test('a sub topic leads to the playlist, and the playlist back to its details', async () => {
  const { user } = await renderApp('/coursesetup/viewSubTopicDetails/the-three-river-systems');
  await user.click(await screen.findByRole('link', { name: 'See in the playlist' }));
  const item = await shown('The three river systems');
  expect(window.location.search).toMatch(/&topic=2$/);
  await user.click(item.getByRole('link', { name: 'Details' }));
  expect(await screen.findByText('Sub Topic Details')).toBeVisible();
  expect(window.location.pathname).toBe('/coursesetup/viewSubTopicDetails/2');
});

test('the tab is part of the address: it stays for the next sub topic, and is there again after Back', async () => {
  const { user } = await renderApp(`${geography}&topic=4`);
  await user.click((await shown('National parks and reserves')).getByRole('tab', { name: 'Resources (3)' }));
  expect(await screen.findByRole('button', { name: 'Download protected-areas-notes.pdf' })).toBeVisible();
  expect(window.location.search).toMatch(/&topic=4&tab=resources$/);
  await user.click(screen.getByRole('link', { name: 'Monsoon and rainfall' }));
  const next = await shown('Monsoon and rainfall');
  expect(next.getByRole('tab', { selected: true })).toHaveTextContent('Resources');
  await user.click(next.getByRole('link', { name: 'Details' }));
  await screen.findByText('Sub Topic Details');
  window.history.back();
  const again = await shown('Monsoon and rainfall');
  expect(again.getByRole('tab', { selected: true })).toHaveTextContent('Resources');
  await user.click(again.getByRole('tab', { name: 'Description' }));
  await waitFor(() => expect(window.location.search).not.toMatch(/tab=/));
});

test('a main topic leads to its playlist', async () => {
  const { user } = await renderApp('/coursesetup/viewMainTopicDetails/geography-of-nepal');
  await user.click(await screen.findByRole('link', { name: 'See in the playlist' }));
  await shown('Mountain, Hill and Tarai');
});

test('what another list was searched for is shown at once', async () => {
  sessionStorage.setItem('coursedesk.filter', JSON.stringify({ courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 3 }));
  await renderApp('/courseplaylistsetup');
  await shown('Mountain, Hill and Tarai');
  await waitFor(() => expect(window.location.search).toBe('?courses=1&subcourse=1&subcourse_main_topic=1'));
});
