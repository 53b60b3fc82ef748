import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { followObjectUrls } from '@tests/support/objectUrls';
import { renderWidget } from '@tests/support/renderWidget';
import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from '@/app/services';
import { accountCalls } from '@/contract/account';
import { courseCalls } from '@/contract/course';
import { MediaImage } from './Picture';

afterEach(() => vi.unstubAllGlobals());

/** Gives a course of the demo a banner; returns its path. */
async function upload(): Promise<string> {
  const { client, session } = await createServices({
    mode: 'demo',
    api: '',
    websocket: '',
    media: '',
    history: true,
    historyDays: 365,
    signUp: true,
    paths: {},
  });
  const person = { email: 'staff@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' } as const;
  await session.write((await client.send(accountCalls.login, person)).data);
  const banner = { course_id: 1, course_banner_img: fileOf('png') };
  return (await client.send(courseCalls.editCourseBannerImg, banner)).data?.course_banner_img ?? '';
}

test('the demo’s images are shown from the tab, and let go of', async () => {
  const path = await upload();
  const urls = followObjectUrls();
  const { unmount } = await renderWidget(<MediaImage path={path} alt="Banner" />);
  const image = await screen.findByRole('img', { name: 'Banner' });
  expect(image).toHaveAttribute('src', [...urls.keys()][0]);
  unmount();
  expect(urls.size).toBe(0);
});

const server = { mode: 'http', media: 'https://files.example.np' } as const;
const address = 'https://files.example.np/media/icons/a%20b.png';

/** Shows an image whose plain address fails, on a server that responds to requests for it with `answer`. */
async function showUnreachable(answer: () => Response) {
  const asked = vi.fn(async () => answer());
  vi.stubGlobal('fetch', asked);
  await renderWidget(<MediaImage path="icons/a b.png" alt="Icon" />, server);
  const image = screen.getByRole('img', { name: 'Icon' });
  expect(image).toHaveAttribute('src', address);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.error(image);
  return asked;
}

test('a server’s image is shown from its address; where that fails, from what is fetched into the tab', async () => {
  const urls = followObjectUrls();
  const asked = await showUnreachable(() => new Response('pixels', { headers: { 'content-type': 'image/png' } }));
  await waitFor(() => expect(screen.getByRole('img', { name: 'Icon' })).toHaveAttribute('src', [...urls.keys()][0]));
  expect(asked).toHaveBeenCalledWith(address, expect.anything());
  fireEvent.error(screen.getByRole('img', { name: 'Icon' }));
  expect(await screen.findByText('No image')).toBeVisible();
});

test.each([
  [401, 'Your session has ended, sign in again'],
  [403, 'You have no permission for this file'],
  [404, 'This file isn’t there any more'],
  [500, 'Something went wrong on the server'],
])('an image that is refused with %i says why in its place', async (status, text) => {
  await showUnreachable(() => new Response(null, { status }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['gone.png', 'This file isn’t there any more'],
  [null, 'No image'],
])('in place of the path %j stands %j', async (path, text) => {
  await renderWidget(<MediaImage path={path} alt="Icon" />);
  expect(await screen.findByText(text)).toBeVisible();
});
