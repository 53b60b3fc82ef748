import type { Locator } from '@playwright/test';
import { expect, testSignedIn } from './support';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no box');
  return box;
};

for (const width of [1280, 320]) {
  testSignedIn(
    `a popup in a window ${width} px wide and 400 px high scrolls as a whole, a higher one in its middle`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/coursesetup/coursesetup/add');
      const popup = page.getByRole('dialog');
      const heading = popup.getByRole('heading', { level: 2 });
      const save = popup.getByRole('button', { name: 'Save', exact: true });
      await expect(popup.getByRole('textbox', { name: /^Course Name/ })).toBeVisible();
      await expect(save).toBeInViewport({ ratio: 1 });
      const end = popup.locator('[class*="ra-input-"]').last();
      await end.scrollIntoViewIfNeeded();
      await expect(heading, 'in a high window').toBeInViewport({ ratio: 1 });

      await page.setViewportSize({ width, height: 400 });
      await expect.poll(() => popup.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
      await popup.evaluate((paper) => paper.scrollTo({ top: 0 }));
      await expect(heading).toBeInViewport();
      await expect(save, 'at its end').not.toBeInViewport();
      await save.focus();
      await expect(save).toBeInViewport({ ratio: 1 });
      await expect(heading, 'scrolled away').not.toBeInViewport();
      const [inputs, buttons] = [await boxOf(end), await boxOf(save)];
      expect(inputs.y + inputs.height).toBeLessThanOrEqual(buttons.y);
    },
  );
}

testSignedIn(
  'a question in a window 256 px high scrolls as a whole, and shows its buttons as they get the focus',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/quiztagreport/delete/1');
    const question = page.getByRole('dialog');
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeFocused();
    await expect(cancel).toBeInViewport({ ratio: 1 });
    const scrolling = question
      .locator('xpath=descendant-or-self::*')
      .evaluateAll((all) =>
        all
          .filter((part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY))
          .map((part) => part.getAttribute('role')),
      );
    expect((await scrolling).filter((role) => role !== 'dialog')).toEqual([]);
  },
);
