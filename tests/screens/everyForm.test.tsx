import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseAll } from '@tests/support/asked';
import { distinctForms, savedElsewhere } from '@tests/support/distinctForms';
import { fillForm, submit, valuesOf } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { fieldOf, theForm } from '@tests/support/theForm';
import { expect, test } from 'vitest';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { formArchetypes, ofTier } from '../../scripts/tiers.mjs';

/** The shapes that a server's `errors` may have, with or without a field. */
const shapes: readonly unknown[] = [
  { modified_remarks: ['Not so'], course_name: ['Nor so'] },
  { topic_title: 'Not so' },
  [{ field: 'lesson', message: 'Not so' }],
  { some: { where: [{ deep: ['Not so'] }] } },
  'Not so',
  true,
];

/** Returns two shapes for each form, in turn: one shared function reads them for all forms. */
const shapesFor = (address: string): readonly unknown[] => {
  const turn = distinctForms.indexOf(address) * 2;
  return [shapes[turn % shapes.length], shapes[(turn + 1) % shapes.length]];
};

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.MuiAlert-message' });
const faults = async () => (await theForm()).querySelectorAll('[role=alert], .Mui-error');

/** Signs in on the page that is shown when a session has ended. */
async function signInAgain(user: UserEvent, address: string) {
  expect(new URLSearchParams(window.location.search).get('next')).toBe(address);
  await user.click(screen.getByLabelText('Email'));
  await user.paste('staff@coursedesk.test');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Coursedesk#1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument());
}

/** Expects a note beside the buttons: unsaved changes, or the time of the draft. */
const expectSaidUnsaved = async () => {
  const bar = (await theForm()).querySelector('[data-bar]');
  await waitFor(() => expect(bar).toHaveTextContent(/^(?:Unsaved changes|Draft kept \d)/));
};

// One test for all of it, because opening and filling a form takes most of the time.
test.each(ofTier(distinctForms, formArchetypes))(
  '%s says that something is unsaved, asks right below what is chosen, and keeps what was typed when a server refuses it in any shape, and when the session ends',
  async (address) => {
    const { between, answer } = betweenServer();
    const { user } = await renderApp(address, { between });
    const texts = [...(await fillForm(user)).values()].filter((text) => text !== '' && !text.startsWith('given.'));
    expect(await starredAlone(), 'required fields whose asterisk alone says so').toEqual([]);
    await expectSaidUnsaved();
    await chooseAll(user);
    const typed = valuesOf(await theForm());
    for (const [place, errors] of shapesFor(address).entries()) {
      answer.writes = { status: place % 2 === 0 ? 200 : 400, body: { data: null, errors } };
      await submit(user);
      await waitFor(async () => expect(await faults()).not.toHaveLength(0));
      expect(valuesOf(await theForm())).toEqual(typed);
      expect(anyDirty()).toBe(true);
    }

    answer.all = { status: 401, body: { detail: 'It is over' } };
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    answer.all = undefined;
    answer.writes = undefined;
    await signInAgain(user, address);
    // Files and passwords are never kept in drafts.
    if (texts.length > 0 && address !== '/settings') {
      await user.click(await screen.findByRole('button', { name: 'Restore' }));
      // The form sets its default values again.
      await waitFor(async () => expect(valuesOf(await theForm())).toMatchObject(typed));
    }
    await fillForm(user);
    const isTold = savedElsewhere(address);
    if (isTold) answer.writes = { status: 200, body: {} };
    await submit(user);
    expect(await toast(isTold ? 'Done' : /successfully/i)).toBeVisible();
    await waitFor(() => expect(anyDirty()).toBe(false));
  },
);

/** Returns the fields of the form that have an asterisk, but whose input doesn't say that it is required; a list of rows can't say it. */
async function starredAlone(): Promise<string[]> {
  const places = [...(await theForm()).querySelectorAll<HTMLElement>('[class*="ra-input-"]')];
  return places
    .filter((place) => {
      const label = place.querySelector('label, legend, .MuiFormLabel-root');
      return (
        label?.textContent?.endsWith('*') &&
        !place.matches('[role=group]') &&
        !place.querySelector('[required], [aria-required=true]')
      );
    })
    .map(fieldOf);
}
