import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fileOf } from '@tests/contract/files';
import { expect } from 'vitest';
import { expectBelow } from './asked';
import { textFor } from './textFor';
import { fieldOf, theForm } from './theForm';

/** Clicks the save button, once nothing is being saved: until then it is disabled. Its name differs. */
export async function submit(user: UserEvent): Promise<void> {
  const form = await theForm();
  // What a form asks about before it takes it.
  for (const asks of form.querySelectorAll<HTMLElement>('[type=checkbox]:required:not(:checked)')) await user.click(asks);
  const buttons = form.querySelectorAll<HTMLButtonElement>('[type=submit]');
  const last = [...buttons].find(({ name }) => name === '');
  if (!last) throw new Error('The form has no button that saves');
  await waitFor(() => expect(last).toBeEnabled());
  await user.click(last);
}

/** The texts typed or chosen, by input. */
export type Typed = ReadonlyMap<string, string>;

/**
 * Fills a form's empty inputs with what they ask for, as a person would who knows nothing else of it; if none is empty, changes something.
 * Returns what was typed or chosen.
 */
export async function fillForm(user: UserEvent): Promise<Typed> {
  const typed = new Map<string, string>();
  await chooseTrue(user);
  await fillEmpty(user, typed);
  if (typed.size === 0) {
    await change(user);
    // A change may make the form show more inputs.
    await fillEmpty(user, typed);
  }
  return typed;
}

/** Sets one row to true if a form has true-or-false rows, by choice or by tick: one must be true, and all start false. */
async function chooseTrue(user: UserEvent): Promise<void> {
  const flag = '[data-row] :is([type=radio][value=true], [type=checkbox])';
  const flags = [...(await theForm()).querySelectorAll<HTMLInputElement>(flag)];
  const [first] = flags;
  if (first && flags.every(({ checked }) => !checked)) await user.click(first);
}

async function fillEmpty(user: UserEvent, typed: Map<string, string>): Promise<void> {
  for (let before = -1; before < typed.size; ) {
    before = typed.size;
    for (const input of await inputs()) {
      if (!input.isConnected || typed.has(keyOf(input)) || !isEmpty(input)) continue;
      await expectBelow(input, async () => typed.set(keyOf(input), await fillInput(user, input, typed.size)));
    }
  }
}

/** Changes the first text of a form or, if it has none, a choice, a record that it refers to, or a rich text. */
export async function change(user: UserEvent): Promise<void> {
  const all = await inputs();
  const text = all.find((input) => input.matches('[type=text]:not([role]), textarea'));
  const choice = all.flatMap((group) => [...group.querySelectorAll<HTMLElement>('[type=radio]:not(:checked)')])[0];
  const reference = all.find((input) => input.matches('[role=combobox]'));
  const richText = all.find((input) => input.matches('[contenteditable=true]'));
  if (!text && !choice && !reference && !richText) throw new Error('There is nothing to change');
  if (text) {
    await user.clear(text);
    await fillInput(user, text, 0);
  } else if (choice) await user.click(choice);
  else if (reference) await chooseAnother(user, reference);
  else if (richText) await fillInput(user, richText, 0);
}

/** Selects the first record that isn't selected yet. */
async function chooseAnother(user: UserEvent, input: HTMLElement): Promise<void> {
  await user.click(input);
  const options = await screen.findAllByRole('option');
  const another = options.find((option) => option.getAttribute('aria-selected') !== 'true');
  if (another) await user.click(another);
}

const selector = '[type=file], [role=combobox], [role=radiogroup], [contenteditable=true], textarea:not([aria-hidden]), input';

async function inputs(): Promise<HTMLElement[]> {
  const all = (await theForm()).querySelectorAll<HTMLElement>(selector);
  // An input that depends on another is enabled once that one is filled.
  const others = '[type=radio], [aria-hidden=true], [role=toolbar] *, .MuiSelect-nativeInput, :disabled';
  return [...all].filter((input) => !input.matches(others));
}

const keyOf = (input: HTMLElement): string => fieldOf(input) + (input.id || input.getAttribute('name') || '');

function isEmpty(input: HTMLElement): boolean {
  if (input.matches('[role=radiogroup]')) return input.querySelector('[type=radio]:checked:not([value=""])') === null;
  if (input instanceof HTMLInputElement && input.type === 'file') return within(cardOf(input)).queryByText(/^given\./) === null;
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input.value === '';
  return input.textContent?.replaceAll('\u200b', '').trim() === '';
}

const cardOf = (input: HTMLElement): HTMLElement => input.closest<HTMLElement>('[class*="ra-input-"]') ?? input;

async function fillInput(user: UserEvent, input: HTMLElement, number: number): Promise<string> {
  if (input.matches('[role=radiogroup]')) {
    const [first] = within(input).getAllByRole('radio');
    first?.focus();
    // By key, because a click on stars depends on its position.
    await user.keyboard(' ');
    return '';
  }
  if (input.matches('[role=combobox]')) return choose(user, input);
  if (input instanceof HTMLInputElement && input.type === 'file') return upload(user, input);
  const text = textFor(input, number);
  await user.click(input);
  await user.paste(text);
  return text;
}

async function choose(user: UserEvent, input: HTMLElement): Promise<string> {
  await user.click(input);
  const first = await firstOption();
  await user.click(first);
  return first.textContent ?? '';
}

/** Finds the first option; for years, the one that the demo has records of. */
export async function firstOption(): Promise<HTMLElement> {
  const [first, ...others] = await screen.findAllByRole('option');
  const option = others.find(({ textContent }) => textContent === '2026') ?? first;
  if (!option) throw new Error('Nothing is offered');
  return option;
}

async function upload(user: UserEvent, input: HTMLInputElement): Promise<string> {
  const kind = input.accept.includes('image') ? 'png' : 'pdf';
  const name = `given.${kind}`;
  await user.upload(input, new File([fileOf(kind)], name, { type: kind === 'png' ? 'image/png' : 'application/pdf' }));
  await within(await theForm()).findAllByText(new RegExp(`^given\\.${kind}`));
  return name;
}

/** Returns a form's present values by input name; chosen files are shown below their field. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')]
      .filter((input) => input.type !== 'radio' || (input instanceof HTMLInputElement && input.checked))
      .map((input) => [input.name, input.value]),
  );
