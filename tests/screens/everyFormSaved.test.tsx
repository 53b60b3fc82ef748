import { screen, waitFor, within } from '@testing-library/react';
import { savedUnkept, sharedEdits } from '@tests/support/distinctForms';
import { change, fillForm, submit } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test, vi } from 'vitest';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { forgetRefusals } from '@/providers/storage/refusals';
import { formArchetypes, ofTier } from '../../scripts/tiers.mjs';

/** Watches the rows from now on; returns whether one was tinted, as is briefly done after a change, and whether one was to be. */
function watchRows(address: string) {
  const before = listed();
  let wasTinted = false;
  const look = () => {
    wasTinted ||= document.querySelector('tr[data-highlighted]') !== null;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-highlighted'] });
  return () => ({
    wasTinted,
    isListed: listed().some((id) => (isAddition(address) ? !before.includes(id) : id === idIn(address))),
  });
}

const idIn = (address: string) => /\/[a-z]+\/(\d+)(?:\?|$)/.exec(address)?.[1];
const isAddition = (address: string) => /\/add(?:[A-Z][a-z]+)?$/.test(address);

/** Returns the ids of the records in the list behind a form. */
const listed = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('tbody a')].flatMap(
    ({ pathname }) => /\/edit\/(\d+)$/.exec(pathname)?.[1] ?? [],
  );

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.MuiAlert-message' });

/** Makes the browser refuse to store anything. */
function keepNothing(): void {
  const refuse = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

/** Expects the page to say that the record was saved, and nothing is stored. */
async function expectSaved(rows: ReturnType<typeof watchRows>): Promise<void> {
  expect(await toast(/successfully/i)).toBeVisible();
  await waitFor(() => expect(rows().wasTinted).toBe(rows().isListed));
  await waitFor(() => expect(anyDirty()).toBe(false));
  expect(screen.getByText(/^This browser keeps nothing for Coursedesk/)).toBeVisible();
  forgetRefusals();
}

// All other forms are saved at the end of their test in `everyForm`, or below.
test.each(ofTier(savedUnkept, formArchetypes))('%s is saved where the browser keeps nothing', async (address) => {
  keepNothing();
  const { user } = await renderApp(address);
  await fillForm(user);
  const rows = watchRows(address);
  await submit(user);
  await expectSaved(rows);
});

// In every second form the browser stores nothing.
test.each(ofTier(sharedEdits, formArchetypes))('%s asks where a colleague changed the same field', async (address) => {
  const isUnkept = sharedEdits.indexOf(address) % 2 === 0;
  if (isUnkept) keepNothing();
  const { between, answer } = betweenServer();
  const { user } = await renderApp(address, { between });
  await fillForm(user);
  await change(user);
  answer.records = (record) => Object.fromEntries(Object.entries(record).map(([field, value]) => [field, theirs(field, value)]));
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
  for (const mine of dialog.getAllByRole('radio', { name: /^Mine: / })) await user.click(mine);
  answer.records = undefined;
  const rows = watchRows(address);
  await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
  if (isUnkept) await expectSaved(rows);
  else expect(await toast(/successfully/)).toBeVisible();
});

/** Returns a text as a colleague has changed it; other values stay, because a change could make them invalid. */
const theirs = (field: string, value: unknown) =>
  typeof value === 'string' && /(?:_name|_title|_line|^designation|^topics|^comments)$/.test(field) ? `${value} again` : value;
