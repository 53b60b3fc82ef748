import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

/** Addresses that can't be decoded: with a lone `%`, half an escape, half a letter, and a byte that is never in UTF-8. */
const malformed = ['%', '%2', '%E0%A4', '%FF'].flatMap((part) => [
  `/${part}`,
  `/coursesetup/${part}`,
  `/coursesetup/viewCourseDetails/${part}`,
  `/coursesetup/viewCourseDetails/${part}/date`,
  `/coursesetup/coursecategorysetup/${part}`,
  `/coursesetup/coursecategorysetup/edit/${part}`,
]);

const withTails = [
  '/dashboard/b',
  '/settings/b',
  '/coursesetup/edit_course/a/b',
  '/coursesetup/viewCourseDetails/section-officer-preparation/date/b',
  '/coursesetup/coursecategorysetup/add/b',
  '/coursesetup/coursecategorysetup/edit/3/b',
  '/coursesetup/coursecategorysetup/view/3/b',
  '/coursesetup/coursecategorysetup/3/show/b',
];

/** React-admin's own addresses for which the product has no screen. */
const reactAdmins = ['/access-denied', '/authentication-error'];

test.each(['/no/such/page', ...malformed, ...withTails, ...reactAdmins])(
  '%s says inside the shell that nothing stands there, and leads home',
  async (address) => {
    const { user } = await renderApp(address);
    expect(await screen.findByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible();
    expect(screen.getByText(new RegExp(`^Nothing stands at ${address}\\.`))).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  },
);
