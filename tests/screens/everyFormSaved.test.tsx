import { screen, waitFor, within } from '@testing-library/react';
import { addressOf } from '@tests/support/addresses';
import { change, fillForm, formPaths, savedElsewhere, submit } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test, vi } from 'vitest';
import { anyDirty } from '@/components/form/dirtyForms';
import { forgetRefusals } from '@/providers/storage/refusals';
import { installWebStorage } from '@/providers/storage/webStorage';

const addresses = formPaths.map(addressOf);

/** Whether a row was ever tinted, as one is for a moment once its record was changed. */
function watchRows() {
  let wasTinted = false;
  const look = () => {
    wasTinted ||= document.querySelector('tr[data-landed]') !== null;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-landed'] });
  return () => wasTinted;
}

/** Whether the list behind a form shows the record that it has changed. */
function isListed(address: string): boolean {
  const id = /\/edit\/(\d+)/.exec(address)?.[1];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('tbody a')];
  return id !== undefined && links.some(({ pathname }) => pathname.endsWith(`/edit/${id}`));
}
const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.MuiAlert-message' });

// The others are saved at the end of what `everyForm` does with them.
test.each(addresses.filter(savedElsewhere))('%s is saved where the browser keeps nothing', async (address) => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  installWebStorage();
  const { user } = await renderApp(address);
  await fillForm(user);
  const wasTinted = watchRows();
  await submit(user);
  expect(await toast(/successfully/i)).toBeVisible();
  await waitFor(() => expect(wasTinted()).toBe(isListed(address)));
  await waitFor(() => expect(anyDirty()).toBe(false));
  expect(screen.getByText(/^This browser keeps nothing for Coursedesk/)).toBeVisible();
  forgetRefusals();
});

/** Those with a text that two may change. */
const edits = addresses.filter(
  (address) =>
    /edit/i.test(address) &&
    !/resources|featureTag|tagInstructor|paragraphTag|ModelsetTag|quizsetup|quiztagreport|QuizReport|tagLiveQuiz/.test(address),
);

test.each(edits)('%s asks where a colleague changed the same field', async (address) => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp(address, { between });
  await fillForm(user);
  await change(user);
  answer.records = (record) => Object.fromEntries(Object.entries(record).map(([field, value]) => [field, theirs(field, value)]));
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
  for (const mine of dialog.getAllByRole('radio', { name: /^Mine: / })) await user.click(mine);
  answer.records = undefined;
  await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
  expect(await toast(/successfully/)).toBeVisible();
});

/** What a colleague would have made of a text; of nothing else, for it might mean nothing then. */
const theirs = (field: string, value: unknown) =>
  typeof value === 'string' && /(?:_name|_title|_line|^designation)$/.test(field) ? `${value} again` : value;
