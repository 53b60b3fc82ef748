import { expect, type Page } from '@playwright/test';
import { offForm } from './formLooks';
import { expectHeader } from './recordLooks';
import { offSpace } from './spaceLooks';
import { offTree } from './treeLooks';

/** The font sizes in pixels. No text has another one, except what people have written. */
const sizes = ['12px', '13px', '14px', '16px', '20px', '28px'];

/** Expects that the page and its popup look like all other screens, in a desktop window. */
export async function expectLooks(page: Page): Promise<void> {
  expect(await page.evaluate(hasRing), 'a ring round a container').not.toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.evaluate(otherSizes, sizes), { message: 'texts of another size' }).toEqual([]);
  await expect.poll(() => page.evaluate(offMeasure), { message: 'what is of another measure' }).toEqual([]);
  await expect.poll(() => page.evaluate(offSpace), { message: 'space, columns or boxes of another measure' }).toEqual([]);
  await expect.poll(() => page.evaluate(offForm), { message: 'what a form has otherwise' }).toEqual([]);
  await expect.poll(() => page.evaluate(offTree), { message: 'rows of a tree' }).toEqual([]);
  for (const part of [page.locator('main'), page.locator('[data-popup]')]) {
    const filled = part.locator('.MuiButton-contained:not(form *, [data-popup] [data-popup] *)');
    expect(await filled.count(), 'filled buttons').toBeLessThanOrEqual(1);
  }
  const footers = page.locator('[data-popup] .MuiDialogActions-root:has(.MuiButton-contained)');
  expect(await footers.evaluateAll(uneven), 'a popup’s buttons that are beyond it, or not in one row').toEqual([]);
  const hidden = () => page.evaluate(unseenButtons);
  await expect.poll(hidden, { message: 'buttons of a form that are out of the window' }).toEqual([]);
  await expectHeader(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['complementary', 'banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(part), `on paper: ${part}`).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

/** Expects the focus in a form's first enabled input: in a popup's, or in one with a cancel button on a page or beside a tree. */
export async function expectFirstFocus(page: Page): Promise<void> {
  const isPopup = (await page.locator('[data-popup]').count()) > 0;
  const form = isPopup ? '[data-popup] form' : 'main form:has([data-bar] button[type=button])';
  const first = page
    .locator(`${form} [class*="ra-input-"]:not(:has(input:disabled, textarea:disabled, [aria-disabled=true]))`)
    .first();
  if ((await first.count()) > 0) await expect.poll(() => first.evaluate(holdsFocus), { message: 'the first input' }).toBe(true);
}

/** Whether a container that has the focus has a ring: only what can be clicked or typed into may have one. */
const hasRing = () => {
  const { activeElement: element } = document;
  return element?.matches('main, [role=dialog], [role=group], section') && getComputedStyle(element).outlineStyle !== 'none';
};

/** Returns what differs from the common measures: weights, labels, helper texts, widths of forms and popups, heights of lists. */
function offMeasure(): string[] {
  const small = document.documentElement.lang === 'ne' ? 13 : 12;
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const off = <Of extends Element>(what: string, elements: Of[], wrong: (element: Of) => unknown) =>
    elements.filter(wrong).map((element) => `${what}: ${element.textContent?.slice(0, 40)}`);
  const styleOf = (element: Element) => getComputedStyle(element);
  const drawn = (label: Element) => Number.parseFloat(styleOf(label).fontSize) * new DOMMatrix(styleOf(label).transform).a;
  const hasText = (element: Element) => element.childElementCount === 0 && element.textContent?.trim();
  const ours = all('main *, [data-popup] *').filter(
    (element) =>
      element.childElementCount === 0 && element.textContent && !element.closest('[contenteditable], [data-content], .katex'),
  );
  return [
    ...off(
      'font',
      all('header *, nav *').concat(ours).filter(hasText),
      (text) => !/Inter|monospace/.test(styleOf(text).fontFamily),
    ),
    ...off('weight', ours, (text) => !['400', '600'].includes(styleOf(text).fontWeight)),
    ...off('label', all('.MuiInputLabel-shrink'), (label) => Math.abs(drawn(label) - small) > 0.1),
    ...off('helper text', all('.MuiFormHelperText-root'), (text) => Number.parseFloat(styleOf(text).fontSize) !== small),
    ...off('form', all('main form:not([role=search] *)'), (form) => form.offsetWidth > 760),
    ...off('popup', all('[data-popup] > * > [role=dialog]'), (dialog) => ![444, 600, 900].includes(dialog.offsetWidth)),
    ...off('list', all('main .MuiPaper-root:has(> [role=region] table)'), (card) => card.offsetHeight > window.innerHeight),
  ];
}

const uneven = (footers: Element[]) =>
  footers
    .filter((footer) => {
      const { left, right } = footer.getBoundingClientRect();
      const parts = [...footer.children].filter((child) => child.checkVisibility()).map((child) => child.getBoundingClientRect());
      const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
      return (
        Math.max(...middles) - Math.min(...middles) > 1 || parts.some((part) => part.left < left + 16 || part.right > right - 16)
      );
    })
    .map(({ textContent }) => textContent);

const holdsFocus = (place: Element) => place.contains(document.activeElement);

const unseenButtons = () =>
  [...document.querySelectorAll('form:not([role=search]) [type=submit]')]
    .filter((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top < 0 || bottom > window.innerHeight;
    })
    .map(({ textContent }) => textContent);

/** Returns texts of other font sizes, without written content, formulas and avatars, which have their own, and raised labels. */
function otherSizes(known: readonly string[]): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const others: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: element, textContent: text } = texts.currentNode;
    const isOurs =
      text?.trim() &&
      element &&
      !element.closest(
        'svg, style, script, .katex, [contenteditable], [data-content], .MuiAvatar-root, .MuiRating-root, .MuiInputLabel-shrink',
      );
    if (isOurs && element.checkVisibility() && !known.includes(getComputedStyle(element).fontSize))
      others.push(`${getComputedStyle(element).fontSize}: ${text}`);
  }
  return others;
}
