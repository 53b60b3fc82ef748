import { categoryList, fillCategory, save } from './categories';
import { expect, open, testSignedIn } from './support';

testSignedIn('a question that can’t be asked has a dialog no higher than its text, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `/modelsetSetup/activate/1?filter=${encodeURIComponent('{"courses":1,"year":2026}')}`);
  const dialog = page.getByRole('dialog', { name: 'Activate Model Set' });
  await expect(dialog.getByText('This model set is active already.')).toBeVisible();
  const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  expect(height).toBeLessThan(240);
  expect(width).toBeLessThan(390);
});

testSignedIn('a placeholder of the coming content appears after 200 ms', async ({ page }) => {
  await page.goto(`${categoryList}?slow=600000`);
  const shape = page.locator('main :is(.MuiSkeleton-root, [role=status] i)').first();
  await expect(shape).toBeVisible();
  const seenAt = (time: number) =>
    shape.evaluate((element, milliseconds) => {
      // Restarts the animations: finished ones aren't listed.
      if (element instanceof HTMLElement) element.style.animation = 'none';
      element.getAnimations();
      if (element instanceof HTMLElement) element.style.animation = '';
      for (const animation of element.getAnimations()) animation.currentTime = milliseconds;
      return element.checkVisibility({ visibilityProperty: true });
    }, time);
  expect(await seenAt(190)).toBe(false);
  expect(await seenAt(210)).toBe(true);
});

testSignedIn(
  'a toast is in the corner, 360 pixels wide and on a phone as wide as there is room; it covers no button of a form',
  async ({ page }) => {
    await open(page, '/coursesetup?fail=createCategory:500');
    await fillCategory(page, { name: 'Hydrology Service', code: 'HYD' });
    await save(page);
    const toast = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
    await expect(toast).toBeVisible();
    const [at, bar] = await Promise.all([toast.boundingBox(), page.locator('[data-bar]').boundingBox()]);
    expect(at && bar && (at.y + at.height <= bar.y || at.y >= bar.y + bar.height)).toBe(true);
    for (const [width, wide, gap] of [
      [1280, 360, 24],
      [390, 358, 16],
      [320, 288, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await toast.boundingBox())?.width, { message: `${width}` }).toBe(wide);
      const box = await toast.boundingBox();
      expect(width - (box?.x ?? 0) - (box?.width ?? 0), `distance from the right at ${width}`).toBe(gap);
    }
  },
);

/** Returns how many parts of a list's pager lie under the toast. */
function coveredParts(): number {
  const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (!toast) throw new Error('There is no toast');
  return [...document.querySelectorAll('[data-pager] > *')].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
  }).length;
}

testSignedIn('a toast stands beside or above the pages of a list, and covers none of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await open(page, `/modelsetSetup/deactivate/1?filter=${encodeURIComponent('{"courses":1,"year":2026}')}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // A popup that closes gives the focus back.
  await expect(page.getByRole('dialog')).toBeHidden();
  // While it has the focus the toast stays.
  await undo.focus();
  for (const width of [1920, 1280, 1200, 900, 600, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(coveredParts), { message: `${width}` }).toBe(0);
    await expect(undo).toBeInViewport();
  }
});

testSignedIn('the bar that says that something is on its way moves without the page being laid out', async ({ page }) => {
  const moved = async (reducedMotion: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/faq?slow=600000');
    return page.getByRole('progressbar', { name: 'Working' }).evaluate((element) => {
      const effects = element.getAnimations({ subtree: true }).map(({ effect }) => effect);
      const frames = effects.flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
      const timing = ['offset', 'computedOffset', 'easing', 'composite'];
      return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => !timing.includes(name));
    });
  };
  expect(await moved('no-preference')).toEqual(['transform']);
  expect(await moved('reduce')).toEqual([]);
});
