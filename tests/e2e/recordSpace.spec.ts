import { expect, open, testSignedIn } from './support';

testSignedIn('facts stand in two columns where the record has room for them, and a long text across both', async ({ page }) => {
  const columnsOf = () =>
    page
      .locator('dl > div')
      .evaluateAll((facts) => [...new Set(facts.map((fact) => Math.round(fact.getBoundingClientRect().left)))]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/coursesetup/coursesetup/view/1');
  const details = page.getByRole('dialog', { name: 'Course Details' });
  await expect(details.getByText('Lecture Hours')).toBeVisible();
  expect(await columnsOf()).toHaveLength(2);
  const widthOf = async (name: string) =>
    (await details.locator('dl > div', { has: page.getByText(name, { exact: true }) }).boundingBox())?.width ?? 0;
  expect(await widthOf('Program Overview')).toBeGreaterThan(2 * (await widthOf('Course Code')));

  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(async () => (await columnsOf()).length).toBe(2);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await columnsOf()).length, { message: `${width}` }).toBe(1);
  }
});
