import { expect, testSignedIn } from './support';

testSignedIn('the parts of a form are all as far apart, also below what is wrong with them', async ({ page }) => {
  await page.goto('/coursesetup/addSubTopic/1');
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/fields need your attention/)).toBeVisible();
  const distances = await form.getByRole('alert').evaluate((first) => {
    const boxes = [...(first.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, before) => Math.round(top - (boxes[before]?.bottom ?? 0)));
  });
  expect(distances.length).toBeGreaterThan(5);
  expect(new Set(distances)).toEqual(new Set([20]));
});
