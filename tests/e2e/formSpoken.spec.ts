import { formArchetypes, ofTier } from '../../scripts/tiers.mjs';
import { forms } from './addresses';
import { expectShown } from './shownFocus';
import { expectSpoken } from './spokenForm';
import { expect, testTouring, visit } from './support';

for (const address of ofTier(forms, formArchetypes)) {
  testTouring(`${address} says in the accessibility tree what is required, what is wrong, and why`, async ({ page }) => {
    await visit(page, address, 'en');
    await expect(page.locator('form [data-bar] [type=submit]').last()).toBeVisible();
    await expect(page.locator('form :is([data-loading], [aria-busy=true])')).toHaveCount(0);
    await expectSpoken(page);
    const save = page.locator('form [data-bar] [type=submit]:not([name=next])').last();
    // Where nothing can be saved before something is chosen, nothing is refused either.
    if ((await save.isDisabled()) || !(await page.evaluate(isLacking))) return;
    await save.click();
    await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    await expectSpoken(page);
    await expectShown(page, 'after a refusal');
  });
}

/** Tells whether a text that the form asks for is empty: saving is refused then. Runs in the page. */
function isLacking(): boolean {
  const form = [...document.querySelectorAll('form:has([data-bar])')].at(-1);
  const inputs = form?.querySelectorAll<HTMLInputElement>('input, textarea:not([aria-hidden=true])') ?? [];
  return [...inputs].some(
    (input) =>
      input.value === '' &&
      !input.disabled &&
      (input.required || input.ariaRequired === 'true') &&
      !input.matches('[type=radio], [aria-hidden=true]'),
  );
}
