import type { Page } from '@playwright/test';
import { textFor } from '../support/textFor';
import { expectShown } from './shownFocus';
import { expect } from './support';

/** Presses Tab through a form to its buttons; each input is in sight as it comes, and is filled where that is asked for. Returns how many were. */
export async function fillByKeys(page: Page, isAsked: (focus: Focus) => boolean): Promise<number> {
  let filled = 0;
  let wasInside = false;
  for (let steps = 0; steps < 150; steps += 1) {
    const focus = wasInside ? await focusAgain(page) : await page.evaluate(focusOf);
    if (focus.place === 'bar' || (wasInside && focus.place === 'outside')) return filled;
    if (focus.place === 'inputs') {
      wasInside = true;
      await expectShown(page, focus.field);
      if (focus.kind !== 'other' && isAsked(focus)) {
        await fillFocused(page, focus, filled);
        filled += 1;
        // Chosen files lead on to Save.
        if ((await page.evaluate(focusOf)).place === 'bar') return filled;
      }
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never comes to the buttons');
}

/** Returns what has the focus; for a moment nothing may have it, while a list closes or an input is read again. */
async function focusAgain(page: Page): Promise<Focus> {
  const isSomewhere = () => document.activeElement !== document.body;
  await page.waitForFunction(isSomewhere, undefined, { timeout: 2000 }).catch(() => undefined);
  return page.evaluate(focusOf);
}

/** Fills the input that has the focus, by keys; only a file is put in, because a browser's dialog takes no keys from a test. */
export async function fillFocused(page: Page, { kind, field }: Focus, number: number): Promise<void> {
  const { keyboard } = page;
  const focused = page.locator(':focus');
  if (kind === 'file') {
    await focused.setInputFiles(fileFor((await focused.getAttribute('accept')) ?? ''));
    await expect(
      page
        .locator('form')
        .getByText(/^given\./)
        .first(),
    ).toBeVisible();
  } else if (kind === 'choice') await choose(page);
  else if (kind === 'radio' || kind === 'tick') await keyboard.press('Space');
  else if (kind === 'text') {
    await keyboard.press('Control+a');
    await keyboard.type((await focused.evaluate(textFor, number)).slice(0, 40));
  } else throw new Error(`${field} can't be filled by keys`);
}

/** Chooses the first value that is offered; of years the one that the demo has records of. */
async function choose(page: Page): Promise<void> {
  const list = page.getByRole('listbox');
  const options = list.getByRole('option');
  await page.keyboard.press('ArrowDown');
  // A list that is read again meanwhile marks nothing any more, and Enter leaves it open: one chooses once more then.
  await expect(async () => {
    await expect(options.first()).toBeVisible();
    const texts = await options.allTextContents();
    const wanted = Math.max(
      texts.indexOf('2026'),
      texts.findIndex((text) => /[^\s\u200b]/.test(text)),
    );
    for (let steps = 0; steps < texts.length + 1 && (await page.evaluate(atOption)) !== wanted; steps += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0, { timeout: 5000 });
  }).toPass();
}

/** Returns the place of the option that the keys have come to. Runs in the page. */
function atOption(): number {
  const active = document.activeElement;
  const option = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active;
  return [...document.querySelectorAll('[role=listbox] [role=option]')].indexOf(option ?? document.body);
}

function fileFor(accept: string) {
  const kind = accept.includes('image') ? 'png' : 'pdf';
  const begin = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a],
  }[kind];
  return { name: `given.${kind}`, mimeType: kind === 'png' ? 'image/png' : 'application/pdf', buffer: Buffer.from(begin) };
}

/** What has the focus. */
export interface Focus {
  place: 'inputs' | 'bar' | 'outside';
  /** A `tick` is one of several rows, none of which is ticked. */
  kind: 'text' | 'choice' | 'radio' | 'tick' | 'file' | 'other';
  field: string;
  isRequired: boolean;
  isEmpty: boolean;
}

/** Runs in the page. */
export function focusOf(): Focus {
  const focused = document.activeElement ?? document.body;
  const form = focused.closest('form:not([role=search])');
  const field = focused.closest('[class*="ra-input-"]');
  const group = focused.closest('[role=radiogroup]');
  const part = group ?? focused;
  return {
    place: placeOfFocus(),
    kind: kindOf(),
    field: /ra-input-([\w.]+)/.exec(field?.className ?? '')?.[1] ?? focused.outerHTML.slice(0, 120),
    isRequired: part.matches('[required], [aria-required=true]') || labelOf(field).endsWith('*'),
    isEmpty: isEmptyNow(),
  };

  function placeOfFocus() {
    if (!form) return 'outside';
    return focused.closest('[data-bar]') ? 'bar' : 'inputs';
  }

  function kindOf() {
    if (focused.matches('[type=file]')) return 'file';
    if (focused.matches('[type=radio]')) return 'radio';
    if (isTick()) return 'tick';
    if (focused.matches('[role=combobox]')) return 'choice';
    return focused.matches('[contenteditable=true], textarea, input:not([type=checkbox], [type=button])') ? 'text' : 'other';
  }

  function isTick(): boolean {
    const ticks = [...(form?.querySelectorAll('[data-row] [data-tick] [type=checkbox]') ?? [])];
    return ticks.includes(focused) && ticks.every((tick) => !tick.matches(':checked'));
  }

  function isEmptyNow(): boolean {
    if (isTick()) return true;
    if (group) return !group.querySelector('[type=radio]:checked:not([value=""])');
    if (focused.matches('[type=file]')) return !/given\./.test(field?.textContent ?? '');
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) return focused.value === '';
    return !/[^\s\u200b]/.test(focused.textContent);
  }

  function labelOf(place: Element | null): string {
    return place?.querySelector('label, legend, .MuiFormLabel-root')?.textContent ?? '';
  }
}
