import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { followObjectUrls } from '@tests/support/objectUrls';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test } from 'vitest';
import { createServices } from '@/app/services';
import { accountCalls } from '@/contract/account';
import { courseCalls } from '@/contract/course';
import { MediaImage } from './MediaImage';

/** Gives a course of the demo a banner; answers its path. */
async function upload(): Promise<string> {
  const { client, session } = await createServices({ mode: 'demo', api: '', websocket: '', media: '', paths: {} });
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

test('a server’s images are shown from its address', async () => {
  const config = { mode: 'http', media: 'https://files.example.np' } as const;
  await renderWidget(<MediaImage path="icons/a b.png" alt="Icon" />, config);
  const image = screen.getByRole('img', { name: 'Icon' });
  expect(image).toHaveAttribute('src', 'https://files.example.np/media/icons/a%20b.png');
  fireEvent.error(image);
  expect(await screen.findByText('No image')).toBeVisible();
});

test.each([['gone.png'], [null]])('of the path %j there is no image', async (path) => {
  await renderWidget(<MediaImage path={path} alt="Icon" />);
  await waitFor(() => expect(screen.getByText('No image')).toBeVisible());
});
