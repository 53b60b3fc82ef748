import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support';

const geography = '/courseplaylistsetup?courses=1&subcourse=1&subcourse_main_topic=1';
const players = 'https://www.youtube-nocookie.com/**';
const item = (page: Page, name: string) => page.getByRole('region', { name });

test.use({ refused: 'youtube-nocookie', answered: 'https://www.youtube-nocookie.com/embed/demo-001093' });

/** Answers as the player's site, which runs no script here; returns the referrer of each frame that was asked for. */
async function answerAsPlayer(page: Page): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(players, async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') referrers.push((await request.allHeaders())['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>The video plays' });
  });
  return referrers;
}

test('a main topic is played from its lessons to its test', async ({ page, baseURL }) => {
  const referrers = await answerAsPlayer(page);
  await signIn(page, '/coursesetup/viewMainTopicDetails/geography-of-nepal');
  await page.getByRole('link', { name: 'See in the playlist' }).first().click();
  await expect(item(page, 'Mountain, Hill and Tarai')).toContainText('The Mountain region covers');

  await page.keyboard.press('j');
  const video = item(page, 'The three river systems');
  await expect(video.getByRole('button', { name: 'Play The three river systems' })).toBeVisible();
  expect(referrers).toEqual([]);
  await video.getByRole('button', { name: 'Play The three river systems' }).click();
  await expect(video.frameLocator('iframe').getByText('The video plays')).toBeVisible();
  // Without the origin, YouTube shows its error 153.
  expect(referrers).toEqual([`${baseURL}/`]);
  expect((await video.locator('iframe').boundingBox())?.height).toBe(500);

  await video.getByRole('button', { name: 'Next in the playlist' }).click();
  const quiz = item(page, 'Knowledge Test');
  await quiz.getByRole('button', { name: 'Show the answer' }).first().click();
  await expect(quiz.getByRole('img', { name: 'Right answer' })).toHaveCount(1);
  await quiz.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Lesson Details' })).toBeVisible();
});

test('a player that is out of reach is told of, and tried again', async ({ page }) => {
  await page.route(players, (route) => route.abort());
  await signIn(page, `${geography}&topic=2`);
  const video = item(page, 'The three river systems');
  await video.getByRole('button', { name: 'Play The three river systems' }).click();
  await expect(video.getByText('www.youtube-nocookie.com doesn’t answer')).toBeVisible();
  await expect(video.getByRole('link', { name: 'Open the video in a new tab' })).toHaveAttribute('href', /watch\?v=demo-001093$/);
  await page.unroute(players);
  await answerAsPlayer(page);
  await video.getByRole('button', { name: 'Try again' }).click();
  await expect(video.frameLocator('iframe').getByText('The video plays')).toBeVisible();
});

test('a file of the lesson is downloaded', async ({ page }) => {
  await signIn(page, `${geography}&topic=4`);
  const topic = item(page, 'National parks and reserves');
  await topic.getByRole('tab', { name: /^Resources/ }).click();
  const download = page.waitForEvent('download');
  await topic.getByRole('button', { name: 'Download protected-areas-notes.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('protected-areas-notes.pdf');
});

test('a comment is written and changed beside what is played, and counted', async ({ page }) => {
  await signIn(page, `${geography}&topic=1`);
  const topic = item(page, 'Mountain, Hill and Tarai');
  await topic.getByRole('tab', { name: 'Comments (20)' }).click();
  await topic.getByRole('button', { name: 'Write a comment' }).click();
  const text = topic.getByRole('textbox', { name: 'Comment' });
  await text.fill('Which map is meant?');
  await topic.getByRole('button', { name: 'Post' }).click();
  await expect(topic.getByRole('tab', { name: 'Comments (21)' })).toBeVisible();
  const written = topic.getByRole('listitem').filter({ hasText: 'Which map is meant?' });
  await written.getByRole('button', { name: 'Edit' }).click();
  const popup = page.getByRole('dialog', { name: 'Edit Comment' });
  await popup.getByRole('textbox', { name: 'Comment' }).fill('Which map of 2077 is meant?');
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(popup).toBeHidden();
  await expect(topic.getByText('Which map of 2077 is meant?')).toBeVisible();
  await expect(topic.getByRole('tab', { name: 'Comments (21)' })).toBeVisible();
});
