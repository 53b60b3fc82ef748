import { expect, type Page } from '@playwright/test';

/** Expects the common header above a record's facts, wherever they are shown, with its further actions in a menu. */
export async function expectHeader(page: Page): Promise<void> {
  const shown = await page.evaluateHandle(shownRecord);
  const details = shown.asElement();
  if (!details) return;
  await expect.poll(() => details.evaluate(offHeader), { message: 'a record’s header' }).toEqual([]);
  const menu = await details.$(
    '[aria-haspopup=menu]:is([aria-label^="Actions of "], [aria-label$=" का कार्यहरू"]):not(table *, [role=tree] *)',
  );
  await menu?.click();
  const ways = page.getByRole('menuitem', { name: print }).or(page.getByRole('button', { name: print, includeHidden: true }));
  await expect(ways.first(), 'a way to print it').toBeAttached();
  if (menu) await expectMenu(page);
}

/** Expects that only the destructive entries of the open menu are red, and that they come last; then closes it. */
export async function expectMenu(page: Page): Promise<void> {
  // A menu that isn't there yet has no faults.
  await expect(page.getByRole('menu')).toBeVisible();
  const entries = page.getByRole('menu').locator('[role^=menuitem]:not([aria-disabled=true])');
  expect(await entries.evaluateAll(offMenu), 'entries of a menu').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

const print = /^(?:Print|छाप्नुहोस्)$/;

/** Returns the element that shows a record with its name and facts. */
function shownRecord(): Element | null {
  const popup = document.querySelector('[role=dialog]');
  // A popup with a question or a form isn't checked.
  if (popup && (!popup.querySelector('dl') || popup.querySelector('form') || popup.clientWidth === 444)) return null;
  const name = (popup ?? document).querySelector('[id$="-record"]');
  const details = popup ?? name?.closest('section, main');
  return (name && details?.querySelector('dl') && details) || null;
}

function offHeader(details: Element): string[] {
  const name = details.querySelector('[id$="-record"]');
  const kind = document.getElementById(name?.id.replace('-record', '') ?? '');
  const way = details.querySelector('nav:has(> ol)');
  const texts = (selector: string) => [...details.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  const isAbove = (upper: Element | null, lower: Element | null) =>
    upper && lower && upper.getBoundingClientRect().bottom <= lower.getBoundingClientRect().top + 1;
  // A tree's root record has no breadcrumb.
  const isFirst = details.matches('section') && document.querySelector('[aria-selected=true][aria-level="1"]');
  const steps = texts('nav > ol > li');
  return [
    ...(isAbove(kind, name) && kind?.textContent ? [] : ['no kind above the name']),
    ...(isFirst || isAbove(way, kind) ? [] : ['no way above the kind']),
    ...(document.title.startsWith(name?.textContent ?? '') ? [] : [`title: ${document.title}`]),
    // The steps between may have no links.
    ...(isFirst || way?.matches(':has(li:first-child a):has(li:last-child a)') ? [] : [`no links: ${steps}`]),
    ...texts('dl:not(dl dl) > div > dd')
      .filter((fact) => steps.includes(fact))
      .map((fact) => `said twice: ${fact}`),
    ...[...details.querySelectorAll('.MuiButton-text:not(.MuiPaper-root *)')]
      .filter((button) => button.getBoundingClientRect().top < (name?.getBoundingClientRect().bottom ?? 0))
      .map(({ textContent }) => `neither filled nor outlined: ${textContent}`),
    ...(texts('.MuiButton-outlined:not(dl *, form *, [role=region] *)').length > 2 ? ['more than two outlined'] : []),
  ];
}

function offMenu(entries: Element[]): string[] {
  const red = entries.map((entry) => {
    const probe = entry.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const danger = getComputedStyle(probe).color;
    probe.remove();
    return getComputedStyle(entry).color === danger;
  });
  const isDanger = (entry: Element) => /\/(?:delete|deactivate)(?:\/|$)/.test(entry.getAttribute('href') ?? '');
  return entries
    .filter((entry, place) => isDanger(entry) !== red[place] || (red[place] && red.slice(place).includes(false)))
    .map(({ textContent }) => textContent);
}
