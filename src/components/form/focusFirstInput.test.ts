import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFocusAwaited } from '@/components/ui/keys/awaitedFocus';
import { focusFirstInput } from './focusFirstInput';
import { inputClass } from './inputPlaces';

let form: HTMLElement;
let cancel: () => void;

/** A form whose first input, the name, is on its way; its second, the remarks, is there. */
beforeEach(() => {
  document.body.innerHTML = `<main><form><div class="${inputClass('name')}"></div>
    <div class="${inputClass('remarks')}"><textarea></textarea></div></form><button>Other</button></main>`;
  form = found('form');
  cancel = focusFirstInput(form);
});
afterEach(() => cancel());

const found = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const comes = () => found(`.${inputClass('name')}`).append(document.createElement('input'));
/** Resolves once all observers have been told of what came. */
const told = () =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(form, { attributes: true });
    form.setAttribute('data-told', '');
  });

test('the first declared input is waited for, not the first that is there', async () => {
  expect(document.body).toHaveFocus();
  comes();
  await waitFor(() => expect(found('input')).toHaveFocus());
});

test('it is waited for however long it takes', async () => {
  cancel();
  vi.useFakeTimers();
  cancel = focusFirstInput(form);
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  comes();
  await waitFor(() => expect(found('input')).toHaveFocus());
});

const act = userEvent.setup();
test.each([
  ['is in an input', () => act.click(found('textarea')), 'textarea'],
  ['came into an input by key', () => act.tab(), 'textarea'],
  ['came to a button', () => act.click(found('button')), 'button'],
  [
    'typed, and left the input',
    async () => {
      await act.type(found('textarea'), 'Mine');
      await act.click(document.body);
    },
    'body',
  ],
  ['scrolled', async () => found('form').dispatchEvent(new WheelEvent('wheel', { bubbles: true })), 'body'],
  ['is in an input without key or mouse', async () => found('textarea').focus(), 'textarea'],
] as const)('whoever %s stays there', async (_, does, place) => {
  await does();
  comes();
  await told();
  expect(found(place)).toHaveFocus();
});

test('a heading that takes the focus as its page opens isn’t a person', async () => {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  document.body.prepend(heading);
  heading.focus();
  comes();
  await waitFor(() => expect(found('input')).toHaveFocus());
});

test.each(['e', '{Shift>}E{/Shift}', 'is e', '{CapsLock}e'])(
  'whoever types %s meanwhile is typing into it: the focus still comes, and no key of one letter is pressed',
  async (keys) => {
    found(`.${inputClass('name')}`).innerHTML = '<i data-loading="lines"></i>';
    await act.keyboard(keys);
    expect(isFocusAwaited(document.body)).toBe(true);
    comes();
    await waitFor(() => expect(found('input')).toHaveFocus());
    expect(isFocusAwaited(document.body)).toBe(false);
  },
);

test('what isn’t loading keeps no key', () => {
  expect(isFocusAwaited(document.body)).toBe(false);
  found('form').innerHTML = '';
  expect(isFocusAwaited(document.body)).toBe(false);
});
