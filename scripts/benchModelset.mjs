import { createMeter } from './meter.mjs';

/**
 * Measures the view of a model set of 200 questions of maths.
 * @param {import('@playwright/test').Page} page
 */
export async function measureModelset(page) {
  const { timeOf, longestTaskOf } = await createMeter(page);
  const formulas = page.locator('.katex');
  const mount = async () => {
    await page.goto('/');
    await formulas.first().waitFor();
  };
  const turn = (name, heading) => async () => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
  };
  const chooseSize = async () => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '20' }).click();
    await page.getByRole('heading', { name: 'Question 20', exact: true }).waitFor();
  };
  return {
    'the page mounts': await timeOf(mount),
    'the next page of 5': await timeOf(turn('Next page', 'Question 6')),
    'back to the first': await timeOf(turn('Page 1', 'Question 1')),
    'a page of 20': await timeOf(chooseSize),
    'the next page of 20': await timeOf(turn('Next page', 'Question 21')),
    'longest task of the page after': await longestTaskOf(turn('Next page', 'Question 41')),
    'formulas drawn': await formulas.count(),
  };
}
